import type { Thing } from '../thing.ts';

/** A code to pay by, a till, and coins. */
export const payingDesk: Thing = () => ({
  width: 265,
  height: 106,
  spot: { x: 134, y: -26, r: 26 },
  drawing: (
    <>
      <path className="sheet" d="M0-106h72v106h-72z" />
      <path d="M12-94h20v20h-20zM40-94h20v20h-20zM12-64h20v20h-20zM40-64h8v8h-8zM52-52h8v8h-8zM12-32h48M12-18h30" />
      <path className="tint" d="M92 0v-52h84v52zM100-52v-16h68v16" />
      <circle className="hot" cx="134" cy="-26" r="14" />
      <ellipse className="sheet" cx="208" cy="-8" rx="17" ry="7" />
      <ellipse className="sheet" cx="208" cy="-22" rx="17" ry="7" />
      <ellipse className="sheet" cx="208" cy="-36" rx="17" ry="7" />
      <ellipse className="sheet" cx="208" cy="-50" rx="17" ry="7" />
      <ellipse className="sheet" cx="208" cy="-64" rx="17" ry="7" />
      <ellipse className="sheet" cx="248" cy="-8" rx="17" ry="7" />
      <ellipse className="sheet" cx="248" cy="-22" rx="17" ry="7" />
      <ellipse className="sheet" cx="248" cy="-36" rx="17" ry="7" />
    </>
  ),
});
