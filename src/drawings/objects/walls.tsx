import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import './walls.css';

/** At each gate, what looks there: 80 by 80, from the upper left. */
const checks = [
  // A test from outside: a lens on the wall.
  <path key="lens" d="M34 18a16 16 0 1 0 .1 0zM46 46l16 16M28 34h12" />,
  // A list of patches.
  <path key="list" d="M22 26h20M22 40h20M22 54h20M50 25l4 5 8-10M50 39l4 5 8-10M50 53l4 5 8-10" />,
  // An eye on the log.
  <path key="eye" d="M14 40q26-30 52 0-26 30-52 0zM40 32a8 8 0 1 0 .1 0z" />,
  // A telephone that is answered.
  <path key="phone" d="M24 20c-6 8-2 20 9 31s23 15 31 9l-2-10-11-4-6 5c-5-2-9-6-11-11l5-6-4-11zM48 18q14 0 14 14" />,
  // A message that is not opened.
  <path key="mail" d="M16 26h48v30H16zM16 26l24 18 24-18" />,
  // A seal.
  <path key="seal" d="M40 16a18 18 0 1 0 .1 0zM30 50l-4 16 14-6 14 6-4-16M32 34l6 7 11-14" />,
];

/** A fort with six walls, seen from above. One line comes through every gate, is looked at, and ends round the key. */
export const walls: DrawnObject = ({ callouts }) => (
  <ul className="walls">
    {checks.map((check, index) => (
      <li key={check.key}>
        <span className="wall" />
        <Drawing width={80} height={80} className="check">
          {check}
        </Drawing>
        {callouts[index]}
        {index === checks.length - 1 && (
          <Drawing width={96} height={96} className="account">
            <circle className="hot-line" cx="48" cy="48" r="46" />
            <path className="hot" d="M32 34a14 14 0 1 0 .1 0zM46 44h30v14h-9v-6h-7v6h-14z" />
          </Drawing>
        )}
      </li>
    ))}
  </ul>
);
