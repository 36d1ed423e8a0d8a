import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { lanes, stations, wayBack, wholeRoad } from './eight-parts.tsx';
import './eight.css';

/**
 * A road in a figure of eight with six stations, and at its crossing the way back. On a wide window it lies between the words;
 * on a narrow one it stands upright beside them.
 */
export const eight: DrawnObject = ({ callouts }) => (
  <ul className="eight">
    {Object.entries(stations).map(([name, station], index) => (
      <li key={name}>
        {callouts[index]}
        {index === 0 && (
          <Drawing width={1264} height={580} className="whole-road">
            {wholeRoad}
          </Drawing>
        )}
        <Drawing width={100} height={100} preserveAspectRatio="none" className="lane">
          {lanes[index]}
        </Drawing>
        {index === 2 && (
          <Drawing viewBox="-64 -64 128 128" width={128} height={128} className="way-back">
            {wayBack}
          </Drawing>
        )}
        <Drawing viewBox="-78 -78 156 156" width={156} height={156} className="station">
          <circle className="sheet" r="76" />
          {station}
        </Drawing>
      </li>
    ))}
  </ul>
);
