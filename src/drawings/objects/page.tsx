import type { DrawnObject } from '../object.ts';
import { pageStrips } from './page-strips.tsx';
import './page.css';

/** One long web page unrolled, a strip beside the words of each part, and one line from its telephone down to its foot. */
export const page: DrawnObject = ({ callouts }) => (
  <ul className="strips">
    {pageStrips.map(({ name, strip, height, line }, index) => (
      <li key={name}>
        <svg
          viewBox={`0 0 732 ${height}`}
          width="732"
          height={height}
          preserveAspectRatio={0 < index && index < 5 ? undefined : 'xMidYMax'}
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="drawing"
        >
          {strip}
          <path className="cord" d={line} />
          <path className="run" d={line} />
        </svg>
        {callouts[index]}
      </li>
    ))}
  </ul>
);
