import type { Thing } from '../thing.ts';

/** The sun, the higher the greater its count: on the horizon at one, over it at four. */
export const sun: Thing = ({ count = 1 }) => {
  const y = -16 - (count - 1) * 26;
  const isUp = count > 1;
  return {
    width: 160,
    spot: { x: 80, y: Math.min(y, -40), r: 40 },
    drawing: (
      <>
        <path className="hot" d={isUp ? `M50 ${y}a30 30 0 0 1 60 0 30 30 0 0 1-60 0z` : 'M40 0a40 40 0 0 1 80 0z'} />
        <path
          d={
            isUp
              ? `M80 ${y - 40}v-12m28 24 9-9m3 37h12M52 ${y - 28}l-9-9m-3 37H28m24 28-9 9m65-9 9 9`
              : 'M80-54v-14m38 30 10-10M42-38 32-48M134-6h14M26-6H12'
          }
        />
      </>
    ),
  };
};
