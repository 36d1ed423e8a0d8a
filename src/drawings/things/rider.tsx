import { faceAt } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** A scooter with its rider and a box for parcels. */
export const rider: Thing = ({ isHot }) => ({
  width: 142,
  height: 128,
  spot: { x: 24, y: -92, r: 36 },
  drawing: (
    <>
      <path className={isHot ? 'hot' : 'tint'} d="M2-114h44v46H2z" />
      <path d="M12-92h24" />
      <path className="deep" d="M12-28q2-28 34-28h28l14 26h12L84-96l14-2 18 68q2 8-8 8H50q-10 0-16-6z" />
      <path className="tint" d="M52-58q-4-34 8-44h14q8 6 8 24l12 14" />
      <path className="deep" d="M58-58h26l6 28H76l-4-16H58z" />
      <circle className="skin" cx="70" cy="-114" r="12" />
      {faceAt(74, -110.5)}
      <path className="deep" d="M57-114a13 13 0 0 1 26 0z" />
      <circle className="sheet" cx="32" cy="-18" r="18" />
      <circle className="sheet" cx="122" cy="-18" r="18" />
      <circle cx="32" cy="-18" r="5" />
      <circle cx="122" cy="-18" r="5" />
    </>
  ),
});
