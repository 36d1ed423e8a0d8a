import type { Thing } from '../thing.ts';

/** A cabinet of computers; the marked one is what others ask. */
export const rack: Thing = ({ count = 5, marked = 2, isHot }) => {
  const units = Array.from({ length: count }, (_, index) => -130 + index * 24);
  return {
    width: 84,
    spot: { x: 42, y: (units[marked - 1] ?? -106) + 8, r: 40 },
    drawing: (
      <>
        <path className="tint" d="M0 0v-142h84V0z" />
        {units.map((y, index) => (
          <path key={y} className={isHot && index === marked - 1 ? 'hot' : 'sheet'} d={`M10 ${y}h64v16H10z`} />
        ))}
        <path d={units.map((y) => `M18 ${y + 8}h24m14 0h8`).join('')} />
      </>
    ),
  };
};
