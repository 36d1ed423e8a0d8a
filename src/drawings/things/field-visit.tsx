import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** A field worker with her phone, and what a mother tells her, a child at her side. */
export const fieldVisit: Thing = ({ isHot }) => ({
  width: 222,
  spot: { x: 64, y: -82, r: 30 },
  drawing: (
    <>
      {woman({}).drawing}
      <path className="tint" d="m36-80 22 8v8l-24-4z" />
      <path className={isHot ? 'hot' : 'sheet'} d="M55-98h18v32H55z" />
      <g transform="translate(104)">{woman({}).drawing}</g>
      <path className="tint" d="M158 0v-34q0-14 13-14t13 14V0z" />
      <circle className="skin" cx="171" cy="-58" r="10" />
      <path className="hair" d="M161-58a10 10 0 0 1 20 0q-10-9-20 0z" />
      <path className="sheet" d="M148-154h74v44h-48l-18 14v-14h-8z" />
      <path d="M160-136v8m10-14v20m10-26v32m10-24v16m10-22v28m10-20v12" />
    </>
  ),
});
