import type { Thing } from '../thing.ts';

/** Kurtas on a rail, five if no count is given; one can be marked. */
export const garments: Thing = ({ count = 5, marked = 3, isHot }) => {
  const width = count * 34 + 36;
  return {
    width,
    height: 136,
    spot: { x: 35 + (marked - 1) * 34, y: -76, r: 40 },
    drawing: (
      <>
        <path d={`M0-136h${width}M8-136V0m${width - 16}-136V0M0 0h16m${width - 32} 0h16`} />
        {Array.from({ length: count }, (_, index) => 18 + index * 34).map((x, index) => (
          <path
            key={x}
            className={isHot && index === marked - 1 ? 'hot' : index % 2 ? 'deep' : 'tint'}
            d={`M${x + 17}-136v8l-10 6-9 36 9 3-3 56h26l-3-56 9-3-9-36-10-6`}
          />
        ))}
      </>
    ),
  };
};
