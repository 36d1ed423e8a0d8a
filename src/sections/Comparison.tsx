import { KolamDrawing } from '../components/drawing/KolamDrawing.tsx';
import '../components/fold/FoldSide.css';
import { kolam } from '../lib/drawing/kolam/kolam.ts';
import { diamond } from '../lib/drawing/kolam/outlines.ts';
import type { ComparisonContent } from '../schemas/sections.ts';
import './Comparison.css';

/** Before, its line breaks off; after, it is closed: which side is which is seen without colour. */
const SIGN = kolam('before and after', diamond(3));
const STROKES = 5;

/**
 * The same work without the system and with it: the fold goes on. `halves`: beside each other, row by row. `across`: one above
 * the other, in the order of time. `stripes`: a band each, and what has changed is said large.
 */
export function Comparison({ title, form = 'halves', before, after, items }: ComparisonContent) {
  return (
    <section className={`fold comparison comparison-${form}`}>
      <h2 className="fold-title">{title}</h2>
      <table aria-label={title}>
        <thead>
          <tr>
            <td />
            <th scope="col" className="subtitle">
              <KolamDrawing drawing={SIGN} brokenAfter={STROKES} />
              {before}
            </th>
            <th scope="col" className="subtitle on-colour">
              <KolamDrawing drawing={SIGN} />
              {after}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.topic}>
              <th scope="row" className="subtitle">
                {row.topic}
              </th>
              <td data-column={before}>{row.before}</td>
              <td data-column={after} className="on-colour">
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
