import type { Thing } from '../thing.ts';

/** A row of chairs, five if no count is given, and people on the first of them, as many as are marked. */
export const chairs: Thing = ({ count = 5, marked = 3, isHot }) => ({
  width: count * 48,
  spot: { x: 24, y: -84, r: 26 },
  drawing: (
    <>
      {Array.from({ length: marked }, (_, index) => index * 48).map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="deep" d="M10-38h26q6 0 6 6v32H32v-24H10z" />
          <path className={isHot && x === 0 ? 'hot' : 'tint'} d="M8-34v-22q0-14 10-14h4q12 0 12 14v22z" />
          <circle className="skin" cx="22" cy="-82" r="11" />
          <path className="hair" d="M11-81a11 11 0 0 1 22 0q-9-8-22 0z" />
        </g>
      ))}
      <path d={`M5-66${'v36h28v30m-28-30v30m48-66'.repeat(count)}`} />
    </>
  ),
});
