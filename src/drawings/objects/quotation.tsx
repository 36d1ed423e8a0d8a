import type { DrawnObject } from '../object.ts';
import { pagesBefore, quotationPanels } from './quotation-panels.tsx';
import './quotation.css';

/**
 * A thick quotation whose last page unfolds, with six notes in its margins. On a narrow window the notes are written on the page.
 */
export const quotation: DrawnObject = ({ callouts, record }) => (
  <ul className="quotation">
    {Object.entries(quotationPanels(record)).map(([name, panel], index) => (
      <li key={name}>
        {index === 0 && (
          <svg
            viewBox="0 0 560 140"
            width="560"
            height="140"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
            className="drawing pages"
          >
            {pagesBefore(record)}
          </svg>
        )}
        <svg
          viewBox="0 0 560 176"
          width="560"
          height="176"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="drawing panel"
        >
          {panel}
        </svg>
        {callouts[index]}
      </li>
    ))}
  </ul>
);
