import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { stackPlates } from './stack-plates.tsx';
import './stack.css';

/** One screen taken apart: six plates, one above the other, and a plumb line through their middles. */
export const stack: DrawnObject = ({ callouts }) => (
  <ul className="plates">
    {Object.entries(stackPlates).map(([name, plate], index) => (
      <li key={name}>
        <Drawing width={576} height={270}>
          <g transform="matrix(.9 .42 -.9 .42 288 0)">
            <path className="plate" d="M0 0h320v320H0z" />
            {plate}
          </g>
          <ellipse className={index === 5 ? 'hot' : 'pierced'} cx="288" cy="135" rx="22" ry="10" />
        </Drawing>
        {callouts[index]}
      </li>
    ))}
  </ul>
);
