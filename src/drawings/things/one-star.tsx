import type { Thing } from '../thing.ts';

/** What users say of an app: one star of five. */
export const oneStar: Thing = () => ({
  width: 216,
  height: 136,
  spot: { x: 32, y: -94, r: 22 },
  drawing: (
    <>
      <path className="sheet" d="M12-136h192q12 0 12 12v60q0 12-12 12h-84L84-20v-32H12Q0-52 0-64v-60q0-12 12-12z" />
      <path d="M20 0h176" />
      <path className="hot" d="M32-112l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z" />
      <path d={[70, 108, 146, 184].map((x) => `M${x}-112l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z`).join('')} />
    </>
  ),
});
