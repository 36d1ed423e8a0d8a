import { firstSentence } from '../lib/format/first-sentence.ts';
import './Thesis.css';

/** What a page has to say before it comes to its parts: the first sentence as a statement, the others beside it. */
export function Thesis({ text }: { text: string }) {
  const [first, rest] = firstSentence(text);
  return (
    <div className="thesis">
      <p className="poster">{first}</p>
      {rest && <p className="lead">{rest}</p>}
    </div>
  );
}
