import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A wheel whose middle is at `x`. */
const wheel = (x: number) => (
  <>
    <circle className="hair" cx={x} cy="-15" r="15" />
    <circle className="sheet" cx={x} cy="-15" r="6" />
  </>
);

/** The invoice with the code that the portal gave it, which the line frames; and a clerk who hands the e-way bill to the driver of the laden lorry. */
export const codedInvoice: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 38, y: -46, r: 30 },
    contour:
      'H48a14 14 0 0 0 14-14V-64a6 6 0 0 0-6-6H20a6 6 0 0 0-6 6v36a6 6 0 0 0 6 6h48a11 11 0 0 1 11 11a11 11 0 0 0 11 11',
    rest: (
      <>
        <path className="sheet" d="M1 0v-150h116V0" />
        <path className="deep" d="M1-150h116v28H1z" />
        <path className="bar" d="M14-136h44M76-60h28M76-40h28" />
        <path className="tint" d="M12-110h94v26H12z" />
        <path d="M72-110v26M12-97h94" />
        <path className="deep" d="M72-97h34v13H72z" />
        <path className="tint" d="M128-98h62v68h-62zM138-136h42v38h-42z" />
        <path className="deep" d="M151-98h16v26l-4-4-4 4-4-4-4 4zM153-136h12v18l-3-3-3 3-3-3-3 3z" />
        <path strokeWidth="3" d="M174-38v-16m-5 5 5-5 5 5M184-38v-16m-5 5 5-5 5 5" />
        <path className="deep" d="M192-14v-96q0-14 14-14h20q8 0 11 8l10 42q3 8 3 16v44z" />
        <path className="hair" d="M122-30h72v10h-72z" />
        <path className="sheet" d="M203-76v-28q0-10 10-10h11q5 0 7 6l9 32z" />
        <g transform="translate(198 -9) scale(.82)">
          <path className="tint" d="M7-81q2-10 11-10h14q10 1 12 10z" />
          {heads.cap}
        </g>
        <path d="M203-76v28q0 4 4 4h34M206-60h8" />
        <path className="sheet" d="M244-42h6v14h-6z" />
        {wheel(146)}
        {wheel(222)}
        <g transform="translate(253 0) scale(1.080)">
          {below.salwar}
          <path className="hair" d="M12 0q0-6 6-6h4v6zm24 0q0-6-6-6h-4v6z" />
          {turned(heads.plait)}
          {tops.kurta}
        </g>
        <path className="skin" d={limb([268, -82], [258, -64], [252, -76], 4.5)} />
        <path className="tint" d={sleeve([268, -83], [261, -70], 6.5)} />
        <path className="sheet" d="M240-116h25v36h-25z" />
        <path className="deep" d="M240-116h25v9h-25z" />
        <path d="M245-101h15m-15 5h15m-15 5h9" />
        <path className="skin" d={finger([254, -78], 1, -7)} />
        <path className="skin" d={limb([216, -72], [232, -74], [243, -92], 4.5)} />
        <path className="tint" d={sleeve([214, -72], [228, -73.5], 6)} />
        <path className="skin" d={limb([290, -82], [295, -60], [284, -54], 4.5)} />
        <path className="tint" d={sleeve([290, -83], [293, -70], 6.5)} />
        <path className="sheet" d="M266-68h22v28h-22z" />
        <path d="M271-61h12m-12 6h12m-12 6h8" />
        <path className="skin" d={finger([286, -54], -8, 1)} />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M19-65h38v38H19z" />
        <path className="sheet" d="M22-62h11v11H22zm21 0h11v11H43zM22-41h11v11H22z" />
        <path className="hot" d="M26-58h3v3h-3zm21 0h3v3h-3zM26-37h3v3h-3z" />
        <path
          className="sheet"
          stroke="none"
          d="M36-62h4v4h-4zm0 8h4v4h-4zm-14 7h4v4h-4zm7 0h4v4h-4zm8 0h4v4h-4zm7 0h4v4h-4zm7 0h4v4h-4zm-14 6h4v4h-4zm8 3h4v4h-4zm-8 5h4v4h-4zm13-5h4v4h-4zm-5 5h4v4h-4zm6 0h4v4h-4z"
        />
      </>
    ),
  });
