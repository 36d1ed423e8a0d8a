import type { Tableau } from '../thing.ts';

/** The lower edges of three panels of an umbrella, seen from the front, from right to left, and of the narrow one at either side. */
const [EDGES, SIDE] = ['q-125-40-250 0-154-44-309 0-125-40-250 0', 'q-48-26-95.500 0'];

/** An umbrella as wide and as high as a title, which stands in its middle panels: nothing is drawn across these. */
export const canopy: Tableau = {
  width: 1000,
  height: 300,
  drawing: (
    <>
      <path d="M500 0v-14" />
      <path className="tint" d={`M0 300C0 55 180 0 500 0S1000 55 1000 300${SIDE}${EDGES}${SIDE}z`} />
      <path className="deep" d={`M95.500 300C102 75 225 0 500 0S898 75 904.500 300${EDGES}z`} />
    </>
  ),
};
