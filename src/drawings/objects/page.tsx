import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { pageStrips } from './page-strips.tsx';
import './page.css';

/** A web page taken apart in six strips, drawn out to the left and to the right. */
export const page: DrawnObject = ({ callouts }) => (
  <ul className="strips">
    {pageStrips.map(({ name, strip, height }, index) => (
      <li key={name}>
        <Drawing viewBox={`0 ${index && -12} 732 ${height}`} width={732} height={height}>
          {strip}
        </Drawing>
        {callouts[index]}
      </li>
    ))}
  </ul>
);
