import type { Thing } from '../thing.ts';

/** Props that carry the formwork of the slab above. */
export const props: Thing = ({ count = 4 }) => {
  const width = count * 50;
  return {
    width,
    spot: { x: width / 2, y: -100, r: 40 },
    drawing: (
      <>
        <path d={`M25 0${'v-134m-9 134h18m-3-64h-12m56 64'.repeat(count)}`} />
        <path className="tint" d={`M17-144${'v10h16v-10zm50 0'.repeat(count)}`} />
        <path className="deep" d={`M0-156h${width}v12H0z`} />
      </>
    ),
  };
};
