import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** A woman on the telephone, at its table. */
export const phoneClerk: Thing = ({ isHot }) => ({
  width: 104,
  height: 110,
  spot: { x: 76, y: -70, r: 30 },
  drawing: (
    <>
      {woman({}).drawing}
      <path d="M40-90q8 34 26 26M56-48V0m40-48V0" />
      <path className="tint" d="m30-80 12-2 4-8-8-4-10 4z" />
      <path className="deep" d="M35-108h9v26h-9zM48-56h56v8H48z" />
      <path className={isHot ? 'hot' : 'deep'} d="m58-56 8-26h20l8 26z" />
      <circle className="sheet" cx="76" cy="-68" r="7" />
    </>
  ),
});
