import type { Thing } from '../thing.ts';

/** A scooter on its stand. */
export const parkedScooter: Thing = ({ isHot }) => ({
  width: 142,
  height: 98,
  spot: { x: 58, y: -50, r: 34 },
  drawing: (
    <>
      <path className="deep" d="M12-28q2-28 34-28h28l14 26h12L84-96l14-2 18 68q2 8-8 8H50q-10 0-16-6z" />
      <path className={isHot ? 'hot' : 'tint'} d="M24-56q0-12 12-12h40v12z" />
      <path d="M84-96H70" />
      <circle className="sheet" cx="32" cy="-18" r="18" />
      <circle className="sheet" cx="122" cy="-18" r="18" />
    </>
  ),
});
