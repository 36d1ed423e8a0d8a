import type { Thing } from '../thing.ts';

/** A cabinet of computers; the marked one is what others ask. */
export const rack: Thing = ({ count = 5, marked = 2, isHot }) => {
  const hot = -154 + marked * 24;
  return {
    width: 84,
    spot: { x: 42, y: hot + 8, r: 40 },
    drawing: (
      <>
        <path className="tint" d="M0 0v-142h84V0z" />
        <path className="sheet" d={`M10-130${'h64v16h-64zm0 24'.repeat(count)}`} />
        {isHot && <path className="hot" d={`M10 ${hot}h64v16h-64z`} />}
        <path d={`M18-122${'h24m14 0h8m-46 24'.repeat(count)}`} />
      </>
    ),
  };
};
