import type { Thing } from '../thing.ts';

/** Messages wait their turn in a cloud; below it a district is back. */
export const queueCloud: Thing = ({ isHot }) => ({
  width: 234,
  spot: { x: 108, y: -86, r: 28 },
  drawing: (
    <>
      <path className="sheet" d="M50-64a29 29 0 0 1-2-57 42 42 0 0 1 78-13 35 35 0 0 1 61 20 26 26 0 0 1 2 50z" />
      <path className="tint" d={`M54-114${'h16v14h-16zm23 0'.repeat(6)}M54-92${'h16v14h-16zm23 0'.repeat(6)}`} />
      {isHot && <path className="hot" d="M98-94h20v18H98z" />}
      <path className="deep" d={`M4 0${'v-24l18-16 18 16v24zm47 0'.repeat(5)}`} />
      <path className="dashed" d={`M22-44${'v-14m47 14'.repeat(5)}`} />
    </>
  ),
});
