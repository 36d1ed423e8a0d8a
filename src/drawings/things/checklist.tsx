import type { Thing } from '../thing.ts';

/** A list with ticks, four entries if no count is given; the marked one is open. */
export const checklist: Thing = ({ count = 4, marked = 3, isHot }) => {
  const rows = Array.from({ length: count }, (_, index) => -124 + index * 26);
  const open = rows[marked - 1] ?? -72;
  return {
    width: 92,
    spot: { x: 20, y: open + 7, r: 24 },
    drawing: (
      <>
        <path className="sheet" d={`M0-138h92v${count * 26 + 20}H0z`} />
        <path className="deep" d="M30-146h32v14H30z" />
        <path d={rows.map((y) => `M40 ${y + 7}h38${y === open ? '' : 'm-65-1 6 7 9-14'}`).join('')} />
        <path className={isHot ? 'hot' : 'missing'} d={`M12 ${open}h16v15H12z`} />
      </>
    ),
  };
};
