import type { Thing } from '../thing.ts';

/** A window of an office, its clerk behind bars. */
export const pensionWindow: Thing = ({ isHot }) => ({
  width: 112,
  spot: { x: 56, y: -92, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M4 0v-142h104V0" />
      <path className="sheet" d="M18-54v-72h76v72z" />
      <path className={isHot ? 'hot' : 'tint'} d="M39-54v-16q0-14 14-14h6q14 0 14 14v16z" />
      <circle className="skin" cx="56" cy="-95" r="11" />
      <path className="hair" d="M45-94a11 11 0 0 1 22 0q-9-8-22 0z" />
      <path className="deep" d="M0-154h112v12H0zM8-54h96v9H8z" />
      <path d="M31-126v72m50-72v72M24-32h64v20H24z" />
    </>
  ),
});
