import { faceAt } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** What they have on their heads, one after the other: short hair, plaits, curls, two knots. */
const HAIR = [
  'M7-72a11 12 0 0 1 22 0q-11-8-22 0z',
  'M4-74v20h4v-20zm24 0v20h4v-20zM7-72a11 12 0 0 1 22 0q-6 0-11-7-5 7-11 7z',
  'M7-70q-4-5 0-9-1-6 6-6 5-5 10 0 7 0 6 6 4 4 0 9-4-8-11-8t-11 8z',
  'M3-81a5 5 0 0 1 10 0 5 5 0 0 1-10 0zm20 0a5 5 0 0 1 10 0 5 5 0 0 1-10 0zM7-72a11 12 0 0 1 22 0q-6 0-11-7-5 7-11 7z',
];

/** Children in uniform, three if no count is given, satchels on their backs, in trousers and in skirts. */
export const pupils: Thing = ({ count = 3, marked = 1, isHot }) => {
  const hot = marked - 1;
  return {
    width: count * 42 - 6,
    height: 88,
    spot: { x: hot * 42 + 18, y: -50, r: 40 },
    drawing: (
      <>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <g key={at} transform={at > 0 ? `translate(${at * 42})` : undefined}>
            <path className="tint" d="M0-24v-30h36v30z" />
            <path className="skin" d="M15-62v6q3 4 6 0v-6zM9-16v16h7v-16zm11 0v16h7v-16z" />
            <path className={isHot && at === hot ? 'hot' : 'sheet'} d="M4-32v-16q0-10 10-12 4 4 8 0 10 2 10 12v16z" />
            <path className="deep" d={at % 2 ? 'M4-32h28l5 20q-19 4-38 0z' : 'M5-32h26v24h-11v-14h-4v14H5z'} />
            <path className="skin" d="M8-72a10 10 0 0 1 20 0 10 10 0 0 1-20 0z" />
            <path className="hair" d={HAIR[at % HAIR.length]} />
            {faceAt(17, -70, 'left')}
          </g>
        ))}
      </>
    ),
  };
};
