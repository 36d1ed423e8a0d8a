import type { Thing } from '../thing.ts';

/** Props that carry the formwork of the slab above. */
export const props: Thing = ({ count = 4 }) => {
  const width = count * 50;
  const posts = Array.from({ length: count }, (_, index) => 25 + index * 50);
  return {
    width,
    spot: { x: width / 2, y: -100, r: 40 },
    drawing: (
      <>
        <path d={posts.map((x) => `M${x} 0v-134m-9 134h18M${x - 6}-64h12`).join('')} />
        <path className="tint" d={posts.map((x) => `M${x - 8}-144h16v10h-16z`).join('')} />
        <path className="deep" d={`M0-156h${width}v12H0z`} />
      </>
    ),
  };
};
