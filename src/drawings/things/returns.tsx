import type { Thing } from '../thing.ts';

/** A counter with a bag on it that was brought back. */
export const returns: Thing = ({ isHot }) => ({
  width: 132,
  spot: { x: 66, y: -100, r: 40 },
  drawing: (
    <>
      <path className="tint" d="M8-62h116V0H8z" />
      <path d="M18-50h44v38H18zm52 0h44v38H70z" />
      <path className="deep" d="M0-72h132v10H0z" />
      <path d="M56-114q0-16 10-16t10 16" />
      <path className={isHot ? 'hot' : 'sheet'} d="M46-118h40v46H46z" />
      <path d="M58-98h16" />
    </>
  ),
});
