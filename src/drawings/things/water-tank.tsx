import type { Thing } from '../thing.ts';

/** A tank on its stand with a sensor on top; the count says how full it is, in percent. */
export const waterTank: Thing = ({ count = 18, isHot }) => {
  const height = Math.round(count * 0.76);
  return {
    width: 112,
    spot: { x: 56, y: -66, r: 34 },
    drawing: (
      <>
        <path d="m14 0 8-56m76 56-8-56M20-28h72m-72 0 72-28m-72 0 72 28M56-146v-10" />
        <path className="sheet" d="M4-56v-70q0-10 10-10h84q10 0 10 10v70zM42-136v-10h28v10" />
        <path className={isHot ? 'hot' : 'tint'} d={`M4-56v-${height}h104v${height}z`} />
        <path className="deep" d="M0-56h112v8H0z" />
        <path d="M4-96h12M4-116h12M4-76h12" />
      </>
    ),
  };
};
