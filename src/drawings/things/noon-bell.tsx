import type { Thing } from '../thing.ts';

/** A bell that rings for the person who can act. */
export const noonBell: Thing = () => ({
  width: 136,
  height: 144,
  spot: { x: 68, y: -64, r: 44 },
  drawing: (
    <>
      <path d="M54-18q14 18 28 0M68-144v12M14-112q-14 18-12 42M122-112q14 18 12 42" />
      <path className="sheet" d="M68-132q42 8 42 58 0 26 14 46H12q14-20 14-46 0-50 42-58z" />
      <path className="tint" d="M12-28h112l4 10H8z" />
      <path className="hot-line" d="M68-102v36M68-50h0" />
    </>
  ),
});
