import type { Thing } from '../thing.ts';

/** A row of chairs, five if no count is given, and people on the first of them, as many as are marked. */
export const chairs: Thing = ({ count = 5, marked = 3, isHot }) => ({
  width: count * 48,
  spot: { x: 24, y: -84, r: 26 },
  drawing: Array.from({ length: count }, (_, index) => index * 48).map((x, index) => (
    <g key={x}>
      {index < marked && (
        <>
          <path className="deep" d={`M${x + 10}-38h26q6 0 6 6v32h-10v-24H${x + 10}z`} />
          <path className={isHot && index === 0 ? 'hot' : 'tint'} d={`M${x + 8}-34v-22q0-14 10-14h4q12 0 12 14v22z`} />
          <circle className="sheet" cx={x + 22} cy="-82" r="11" />
          <path className="deep" d={`M${x + 11}-81a11 11 0 0 1 22 0q-9-8-22 0z`} />
        </>
      )}
      <path d={`M${x + 5}-66v36h28V0M${x + 5}-30V0`} />
    </g>
  )),
});
