import type { Thing } from '../thing.ts';

/** Children in uniform, three if no count is given, satchels on their backs, every other one with plaits. */
export const pupils: Thing = ({ count = 3, marked = 1, isHot }) => {
  const each = Array.from({ length: count }, (_, at) => at * 42);
  const hot = (marked - 1) * 42;
  const body = 'v-16q0-12 10-12h8q10 0 10 12v16z';
  return {
    width: count * 42 - 6,
    height: 88,
    spot: { x: hot + 18, y: -50, r: 40 },
    drawing: (
      <>
        <path className="tint" d={`M0-24${'v-30h36v30zm42 0'.repeat(count)}`} />
        <path className="sheet" d={`M4-32${`${body}m42 0`.repeat(count)}`} />
        {isHot && <path className="hot" d={`M${hot + 4}-32${body}`} />}
        <path className="deep" d={`M4-32${'h28l4 18h-8v14h-6v-14h-8v14h-6v-14h-8zm42 0'.repeat(count)}`} />
        <path
          className="hair"
          d={each.map((x, at) => (at % 2 ? `M${x + 4}-74v20h4v-20zm24 0v20h4v-20z` : '')).join('')}
        />
        <path className="skin" d={`M8-72${'a10 10 0 0 1 20 0 10 10 0 0 1-20 0zm42 0'.repeat(count)}`} />
        <path className="hair" d={`M7-72${'a11 12 0 0 1 22 0q-11-8-22 0zm42 0'.repeat(count)}`} />
      </>
    ),
  };
};
