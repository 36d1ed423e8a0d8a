import type { EnquiryWords } from '../../schemas/forms.ts';
import '../navigation/Button.css';
import './OtherWays.css';

interface FoundActionsProps {
  words: EnquiryWords;
  /** What the form's button says. */
  submit: string;
  onCopy: () => void;
  onDelete: () => void;
}

/** What can be done with a message that was found unfinished. */
export function FoundActions({ words, submit, onCopy, onDelete }: FoundActionsProps) {
  return (
    <p className="other-ways">
      <button type="submit" className="button button-filled">
        {submit}
      </button>
      <button type="button" className="button" onClick={onCopy}>
        {words.copy.label}
      </button>
      <button type="button" className="button" onClick={onDelete}>
        {words.unfinished.delete}
      </button>
    </p>
  );
}
