import type { DrawnObject } from '../object.ts';
import { pageStrips } from './page-strips.tsx';
import './page.css';

/** A web page taken apart in six strips, drawn out to the left and to the right. */
export const page: DrawnObject = ({ callouts }) => (
  <ul className="strips">
    {pageStrips.map(({ name, strip, height }, index) => (
      <li key={name}>
        <svg
          viewBox={`0 ${index && -12} 732 ${height}`}
          width="732"
          height={height}
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="drawing"
        >
          {strip}
        </svg>
        {callouts[index]}
      </li>
    ))}
  </ul>
);
