import { fillIn } from '../../lib/format/fill-in.ts';
import { LONGEST_LINK } from '../../lib/forms/mail-link.ts';
import type { EnquiryWords } from '../../schemas/forms.ts';
import '../navigation/Button.css';
import './OtherWays.css';

interface OtherWaysProps {
  words: EnquiryWords;
  /** The address that takes what the form could not send. */
  sales: string;
  /** Opens the visitor's mail program with the message. */
  link: string;
  onCopy: () => void;
}

/** How a message can still go out: by the visitor's mail program, as long as that takes it, or by the clipboard. */
export function OtherWays({ words, sales, link, onCopy }: OtherWaysProps) {
  const isShort = link.length <= LONGEST_LINK;
  return (
    <p className="other-ways">
      {isShort && <a href={link}>{words.failed.mail}</a>}
      <button type="button" className="button" onClick={onCopy}>
        {words.copy.label}
      </button>
      {!isShort && <a href={`mailto:${sales}`}>{fillIn(words.failed.paste, { sales })}</a>}
    </p>
  );
}
