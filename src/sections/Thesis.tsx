import { Unbroken } from '../components/prose/Unbroken.tsx';
import { firstSentence } from '../lib/format/first-sentence.ts';
import './Thesis.css';

/** From how many characters a statement has the whole width, and the rest stands below it. */
const LONG = 64;

/** What a page has to say before it comes to its parts: the first sentence as a statement, the others beside it. */
export function Thesis({ text }: { text: string }) {
  const [first, rest] = firstSentence(text);
  return (
    <div className={first.length > LONG ? 'thesis thesis-long' : 'thesis'}>
      <p className="poster">
        <Unbroken text={first} />
      </p>
      {rest && (
        <p className="lead">
          <Unbroken text={rest} />
        </p>
      )}
    </div>
  );
}
