import type { Thing } from '../thing.ts';

/** A long bill with many lines, torn off at its foot; one line matters. */
export const longBill: Thing = ({ isHot }) => ({
  width: 84,
  height: 152,
  spot: { x: 42, y: -40, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M0-8v-144h84V-8l-14 8-14-8-14 8-14-8-14 8z" />
      <path className="tint" d="M14-140h34v12H14z" />
      <path d={`M14-114${'h36m10 0h10m-56 14'.repeat(5)}`} />
      <path className={isHot ? 'hot' : 'tint'} d="M12-50h60v20H12z" />
    </>
  ),
});
