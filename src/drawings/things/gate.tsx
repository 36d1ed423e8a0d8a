import type { Thing } from '../thing.ts';

/** A gate in a fence with a reader for cards, which matters. */
export const gate: Thing = ({ isHot }) => ({
  width: 132,
  spot: { x: 17, y: -96, r: 30 },
  drawing: (
    <>
      <path d="M17 0v-76" />
      <path className={isHot ? 'hot' : 'sheet'} d="M3-118h28v42H3z" />
      <path className="sheet" d="M9-111h16v14H9z" />
      <path d="M11-88h12" />
      <path className="deep" d="M52 0v-130h12V0zM120 0v-130h12V0z" />
      <path d="M64-96h40m-40 32h40m-40 32h40" />
      <path className="tint" d="M46-130h92v-12H46z" />
    </>
  ),
});
