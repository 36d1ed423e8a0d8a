import type { Thing } from '../thing.ts';

/** The sun: at a count of one it rises, then it is higher with each, until four. */
export const sun: Thing = ({ count = 1 }) => {
  const y = count > 1 ? -8 - Math.min(count, 4) * 24 : 0;
  return {
    width: 160,
    spot: { x: 80, y: -60, r: 44 },
    drawing: (
      <g transform={`translate(80 ${y})`}>
        {count > 1 ? (
          <>
            <circle className="hot" r="30" />
            <path d="M0-40v-12m28 24 9-9m3 37h12M28 28l9 9M0 40v12m-28-24-9 9m-3-37h-12m24-28-9-9" />
          </>
        ) : (
          <>
            <path className="hot" d="M-40 0a40 40 0 0 1 80 0z" />
            <path d="M0-54v-14m38 30 10-10m-86 10-10-10m102 42h14M-54-6h-14" />
          </>
        )}
      </g>
    ),
  };
};
