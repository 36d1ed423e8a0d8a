import type { Thing } from '../thing.ts';

/** The members of a chit group round the gavel, 20 if no count is given; the marked one has won. */
export const chitRing: Thing = ({ count = 20, marked = 7 }) => {
  const members = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: Math.round(72 + 62 * Math.cos(angle)), y: Math.round(-72 + 62 * Math.sin(angle)) };
  });
  const winner = members[marked - 1] ?? { x: 72, y: -10 };
  return {
    width: 144,
    height: 144,
    spot: { x: winner.x, y: Math.min(winner.y, -22), r: 22 },
    drawing: (
      <>
        <path className="dots" d={members.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        <path className="tint" d="M66-72 116-52l-5 9-50-18z" />
        <path className="sheet" d="m40-94 30-14 16 44-30 14z" />
        <path d="m44-85 30-14M53-65l30-14" />
        <path className="deep" d="M40-42h56v10H40z" />
        <circle className="hot" cx={winner.x} cy={winner.y} r="11" />
      </>
    ),
  };
};
