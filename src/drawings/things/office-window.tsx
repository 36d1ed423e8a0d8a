import type { Thing } from '../thing.ts';

/** The window of an office, a clerk behind its bars. */
export const officeWindow: Thing = ({ isHot }) => ({
  width: 120,
  height: 152,
  spot: { x: 60, y: -84, r: 32 },
  drawing: (
    <>
      <path className="tint" d="M8 0v-152h104V0z" />
      <path className="sheet" d="M20-56v-84h80v84z" />
      <path className={isHot ? 'hot' : 'tint'} d="M34-56v-18q0-14 14-14h24q14 0 14 14v18z" />
      <circle className="skin" cx="60" cy="-102" r="13" />
      <path className="hair" d="M46-100a14 14 0 0 1 28 0q-12-10-28 0z" />
      <path className="deep" d="M0-56h120v10H0z" />
      <path d="M20-120h80M40-140v20m20-20v20m20-20v20M28-34h64v22H28z" />
    </>
  ),
});
