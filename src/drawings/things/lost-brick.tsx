import type { Thing } from '../thing.ts';

/** A wall that gets a new piece on one side and loses an old one on the other. */
export const lostBrick: Thing = () => ({
  width: 216,
  height: 146,
  spot: { x: 176, y: -58, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M12-40h64V0H12zM76-40h64V0H76zM12-80h64v40H12zM76-80h56l-6 14 10 10-8 16H76z" />
      <path className="tint" d="M20-146h64v40H20z" />
      <path d="M52-102v14m-8-8 8 8 8-8M4 0h208" />
      <path className="hot" d="M148-74l50-18 14 38-56 20 2-16-12-8z" />
    </>
  ),
});
