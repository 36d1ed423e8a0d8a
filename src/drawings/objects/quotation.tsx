import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { linesThrough, pagesBefore, quotationPanels } from './quotation-panels.tsx';
import './quotation.css';

/**
 * A thick quotation whose last page unfolds, with six notes in its margins, and one line down its folds. On a narrow window the notes are written on the page.
 */
export const quotation: DrawnObject = ({ callouts, record }) => {
  const lines = linesThrough(record);
  return (
    <ul className="quotation">
      {Object.entries(quotationPanels(record)).map(([name, panel], index) => (
        <li key={name}>
          {index === 0 && (
            <Drawing width={560} height={140} className="pages">
              {pagesBefore(record)}
            </Drawing>
          )}
          {/* WebKit takes the height of a row of a subgrid for that of both rows of its note. */}
          <Drawing
            width={560}
            height={176}
            preserveAspectRatio={lines[index + 1] ? 'xMidYMin meet' : undefined}
            className="panel"
          >
            {panel}
            <path className="cord" d={lines[index]} />
            <path className="run" d={lines[index]} />
          </Drawing>
          {callouts[index]}
        </li>
      ))}
    </ul>
  );
};
