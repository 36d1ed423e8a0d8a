import type { Thing } from '../thing.ts';

/** A safe, for money that must not be mixed. */
export const strongBox: Thing = ({ isHot }) => ({
  width: 84,
  height: 92,
  spot: { x: 42, y: -50, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M0-8v-84h84v84zM10-8v8m64-8v8" />
      <circle className={isHot ? 'hot' : 'sheet'} cx="42" cy="-50" r="22" />
      <path d="M42-66v32m-16-16h32M84-76h-8m8 52h-8" />
    </>
  ),
});
