import type { Thing } from '../thing.ts';

/** Rolled drawings in a box. */
export const rolls: Thing = ({ count = 5 }) => {
  const tops = Array.from({ length: count }, (_, index) => -84 - ((index * 13) % 30));
  return {
    width: count * 18 + 8,
    spot: { x: 30, y: -80, r: 30 },
    drawing: (
      <>
        <path className="sheet" d={tops.map((y, index) => `M${7 + index * 18}-50V${y}h13v${-50 - y}z`).join('')} />
        <path className="tint" d={`M0 0v-56h${count * 18 + 8}V0z`} />
      </>
    ),
  };
};
