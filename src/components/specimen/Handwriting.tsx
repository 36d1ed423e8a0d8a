import { createContext } from 'react';
import { handwriting } from '../../lib/drawing/handwriting.ts';
import './Handwriting.css';

/** Whether the slips of a record are filled in by hand. */
export const Handwritten = createContext(false);

/** From the line of writing: above the highest sign, and below the lowest one. */
const [ABOVE, BELOW] = [23, 9];

/** An entry as it was written by hand; in letters, if the hand does not know all of its signs. Readers of the page hear and copy letters. */
export function Handwriting({ text }: { text: string }) {
  const written = handwriting(text);
  if (!written) return text;
  const { strokes, width } = written;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <svg
        viewBox={`-1 ${-ABOVE} ${width + 5} ${ABOVE + BELOW}`}
        width={width + 5}
        height={ABOVE + BELOW}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="handwriting"
      >
        <path d={strokes} />
      </svg>
    </>
  );
}
