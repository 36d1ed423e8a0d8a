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
          <svg
            viewBox="0 0 1264 580"
            width="1264"
            height="580"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
            className="drawing whole-road"
          >
            {wholeRoad}
          </svg>
        )}
        <svg
          viewBox="0 0 100 100"
          width="100"
          height="100"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="drawing lane"
        >
          {lanes[index]}
        </svg>
        {index === 2 && (
          <svg
            viewBox="-64 -64 128 128"
            width="128"
            height="128"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
            className="drawing way-back"
          >
            {wayBack}
          </svg>
        )}
        <svg
          viewBox="-78 -78 156 156"
          width="156"
          height="156"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="drawing station"
        >
          <circle className="sheet" r="76" />
          {station}
        </svg>
      </li>
    ))}
  </ul>
);
