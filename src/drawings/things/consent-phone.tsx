import type { Thing } from '../thing.ts';

/** A phone with homework and fees, and the box that a parent ticks. */
export const consentPhone: Thing = ({ isHot }) => ({
  width: 88,
  height: 152,
  spot: { x: 28, y: -42, r: 26 },
  drawing: (
    <>
      <path className="sheet" d="M14-152h60q14 0 14 14v124q0 14-14 14H14Q0 0 0-14v-124q0-14 14-14z" />
      <path d="M34-142h20M42-48h32m-32 12h20" />
      <path className="deep" d="M12-130h64v24H12z" />
      <path className="tint" d="M12-98h64v10H12zm0 18h44v10H12z" />
      <path className={isHot ? 'hot' : 'tint'} d="M18-54h20v22H18z" />
      <path d="m22-44 5 6 8-12" />
    </>
  ),
});
