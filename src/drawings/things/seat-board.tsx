import type { Thing } from '../thing.ts';

/** The seats of a course, eight to a row; the last one is still free. */
export const seatBoard: Thing = ({ isHot }) => ({
  width: 164,
  height: 152,
  spot: { x: 143, y: -54, r: 24 },
  drawing: (
    <>
      <path d="M24-36V0m116-36V0" />
      <path className="sheet" d="M0-152h164v116H0z" />
      <path className="deep" d={`M12-140${`${'v13h12v-13zm18 0'.repeat(8)}m-144 20`.repeat(4)}`} />
      <path className="tint" d={`M12-60${'v13h12v-13zm18 0'.repeat(7)}`} />
      <path className={isHot ? 'hot' : 'sheet'} d="M136-62v16h15v-16z" />
    </>
  ),
});
