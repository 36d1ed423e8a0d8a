import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A salesman on his beat, a bag at his side, a phone in his hand. */
export const salesman: Thing = ({ isHot }) => ({
  width: 66,
  spot: { x: 23, y: -92, r: 26 },
  drawing: (
    <>
      <g transform="translate(6)">{man({ isHot }).drawing}</g>
      <path d="M10-78 34-46" />
      <path className="deep" d="M0-52h22v26H0z" />
      <path className="tint" d="m36-78 18 10-4 8-16-8z" />
      <path className="sheet" d="M52-86h14v26H52z" />
    </>
  ),
});
