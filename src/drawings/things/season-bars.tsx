import type { Thing } from '../thing.ts';

const MONTHS = [84, 40, 44, 52, 46, 74, 50, 56, 70, 62, 58, 48];

/** What is sold in twelve months: a pot of Pongal stands on the first, a satchel on the sixth, and rain falls on the tenth. */
export const seasonBars: Thing = ({ isHot }) => ({
  width: 262,
  height: 152,
  spot: { x: 15, y: -66, r: 40 },
  drawing: (
    <>
      <path className="tint" d={`M6 0${MONTHS.map((height) => `v-${height}h18v${height}zm21 0`).join('')}`} />
      <path className={isHot ? 'hot' : 'deep'} d="M6 0v-84h18V0z" />
      <path className="deep" d="M3-108q-6 24 8 24h8q14 0 8-24zm-3-8h30v8H0zm108 40h24v-26q0-8-12-8t-12 8z" />
      <path d="M6-122q4-12 9 0 4-12 9 0M108-92h24M183-96l-6 14m20-14-6 14m20-14-6 14m20-14-6 14" />
      <path className="sheet" d="M182-106a17 17 0 0 1 0-34 24 24 0 0 1 44-2 18 18 0 0 1 0 36z" />
      <path d="M0 0h262" />
    </>
  ),
});
