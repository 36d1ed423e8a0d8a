import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { pageStrips } from './page-strips.tsx';
import './page.css';

/** One long web page unrolled, a strip beside the words of each part, and one line from its telephone down to its foot. */
export const page: DrawnObject = ({ callouts }) => (
  <ul className="strips">
    {pageStrips.map(({ name, strip, height, line }, index) => (
      <li key={name}>
        <Drawing width={732} height={height} preserveAspectRatio={index % 5 ? undefined : 'xMidYMax meet'}>
          {strip}
          <path className="cord" d={line} />
          <path className="run" d={line} />
        </Drawing>
        {callouts[index]}
      </li>
    ))}
  </ul>
);
