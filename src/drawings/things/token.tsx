import type { Thing } from '../thing.ts';

/** A display over a door that calls the next in the queue. */
export const token: Thing = ({ isHot }) => ({
  width: 104,
  spot: { x: 52, y: -120, r: 40 },
  drawing: (
    <>
      <path className="tint" d="M20 0v-88h64V0" />
      <path className="sheet" d="M28 0v-80h48V0" />
      <path d="M66-40v8" />
      <path className={isHot ? 'hot' : 'deep'} d="M14-142h76v44H14z" />
      <path className="sheet" d="M21-135h62v30H21z" />
      <path d="M32-127h14v7H32v8h14M58-127h14v15" />
    </>
  ),
});
