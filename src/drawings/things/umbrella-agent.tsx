import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** An agent below his umbrella; the phone in his hand matters. */
export const umbrellaAgent: Thing = ({ isHot }) => ({
  width: 148,
  spot: { x: 24, y: -80, r: 30 },
  drawing: (
    <>
      <path d="M82-112v54q0 8-8 8M74-152v-4" />
      <path className="tint" d="M0-112a74 41 0 0 1 148 0q-18-12-37 0-18-12-37 0-18-12-37 0-18-12-37 0z" />
      <path className="deep" d="M37-112q4-30 37-41 33 11 37 41-18-12-37 0-18-12-37 0z" />
      <g transform="translate(42)">{man({}).drawing}</g>
      <path className="tint" d="m71-80 15 16-5 7-15-10zM46-78 22-68v8l26-5z" />
      <path className={isHot ? 'hot' : 'sheet'} d="M15-96h18v32H15z" />
    </>
  ),
});
