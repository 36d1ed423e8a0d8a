import type { Thing } from '../thing.ts';

/** Two dummies in a shop window, one in a kurta, one in a shirt. */
export const mannequins: Thing = ({ isHot }) => ({
  width: 132,
  spot: { x: 32, y: -86, r: 44 },
  drawing: (
    <>
      <path d="M32-40V0m-16 0h32M100-60V0M84 0h32" />
      <circle className="sheet" cx="32" cy="-142" r="10" />
      <circle className="sheet" cx="100" cy="-142" r="10" />
      <path className={isHot ? 'hot' : 'deep'} d="m20-128-18 14 6 32 10-2-6 54h40l-6-54 10 2 6-32-18-14q-12 8-24 0z" />
      <path className="tint" d="m88-128-18 15 7 19 9-5v47h28v-47l9 5 7-19-18-15q-12 8-24 0z" />
    </>
  ),
});
