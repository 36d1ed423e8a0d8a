import type { Thing } from '../thing.ts';

/** A pile of papers, eight if no count is given; the marked one sticks out. */
export const papers: Thing = ({ count = 8, marked = count, isHot }) => {
  const sheets = Array.from({ length: count }, (_, index) => index);
  return {
    width: 78,
    spot: { x: 39, y: Math.min(-34, -12 * marked + 6), r: 34 },
    drawing: sheets.map((index) => {
      const isMarked = isHot && index === marked - 1;
      return (
        <path
          key={index}
          className={isMarked ? 'hot' : index % 3 === 1 ? 'tint' : 'sheet'}
          d={`M${isMarked ? 0 : 6 + (index % 2) * 5} ${-12 * index}v-12h62v12z`}
        />
      );
    }),
  };
};
