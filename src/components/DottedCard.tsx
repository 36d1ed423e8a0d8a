import type { Point } from '../schemas/parts.ts';
import { Dot } from './Dot.tsx';
import './DottedCard.css';

/** A title and a paragraph below a dot. */
export function DottedCard({ title, description }: Point) {
  return (
    <li className="dotted-card">
      <Dot />
      <h3 className="heading">{title}</h3>
      <p className="description">{description}</p>
    </li>
  );
}
