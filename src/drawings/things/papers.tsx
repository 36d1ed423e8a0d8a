import type { Thing } from '../thing.ts';

/** A pile of papers, eight if no count is given; the marked one sticks out. */
export const papers: Thing = ({ count = 8, marked = count, isHot }) => {
  const lying = Array.from({ length: count }, (_, index) => index).filter((index) => !isHot || index !== marked - 1);
  const paper = (index: number) => `M${6 + (index % 2) * 5} ${-12 * index}v-12h62v12z`;
  return {
    width: 78,
    spot: { x: 39, y: Math.min(-34, -12 * marked + 6), r: 34 },
    drawing: (
      <>
        <path className="sheet" d={lying.map(paper).join('')} />
        {isHot && <path className="hot" d={`M0 ${-12 * (marked - 1)}v-12h62v12z`} />}
      </>
    ),
  };
};
