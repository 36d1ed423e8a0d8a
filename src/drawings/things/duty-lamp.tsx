import type { Thing } from '../thing.ts';

/** The lamp at the duty desk. */
export const dutyLamp: Thing = () => ({
  width: 140,
  height: 130,
  spot: { x: 70, y: -65, r: 41 },
  drawing: (
    <>
      <path className="sheet" d="M14 0v-36h112v36zM46-36v-42q0-28 24-28t24 28v42z" />
      <path className="hot" d="M56-36v-40q0-18 14-18t14 18v40z" />
      <path d="M0 0h140M70-118v-12M32-104l-12-12M108-104l12-12M22-72h-16M118-72h16M28-18h40" />
    </>
  ),
});
