import { entry } from '../entry.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

const FIGURE = { textAnchor: 'end', fontSize: 13 } as const;

/** The screen on which an invoice is checked (what the goods cost, the tax of 18%, and their sum), with the code that the portal gave it, which the line frames; and a clerk who has printed it for the goods. */
export const codedInvoice: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 38, y: -46, r: 30 },
    contour:
      'H48a14 14 0 0 0 14-14V-70a6 6 0 0 0-6-6H20a6 6 0 0 0-6 6v42a6 6 0 0 0 6 6h48a11 11 0 0 1 11 11a11 11 0 0 0 11 11',
    rest: (
      <>
        <path className="hair" d="M1 0v-138q0-12 12-12h162q12 0 12 12V0" />
        <path className="sheet" d="M8 0v-142h172V0" />
        {/* The number stands on paper: ink on the page's colour is too weak where that is dark. */}
        <path className="deep" d="M100-142h80v22h-80z" />
        {entry('0418/2026', 18, -126.5, { fontSize: 13 })}
        <path className="sheet" d="M164-126a5 5 0 0 1 0-10 5 5 0 0 1 0 10" />
        <path className="tint" d="M70-113h102v24H70zm0 28h102v24H70z" />
        <path className="deep" d="M148-113h24v24h-24zm0 28h24v24h-24z" />
        <path className="sheet" d="M70-57h102v26H70z" />
        <path className="hair" d="M148-57h24v26h-24z" />
        <path className="sheet" d="M76-109h18v16H76z" />
        <path className="deep" d="M82-109h6v7l-3-2-3 2z" />
        {entry('48,000', 143, -96.5, FIGURE)}
        {entry('18%', 75, -68.5, { fontSize: 13 })}
        {entry('8,640', 143, -68.5, FIGURE)}
        {entry('₹56,640', 143, -39, { ...FIGURE, fontSize: 15 })}
        <path d="M18-106h38m-38 9h38m-38 9h24" strokeWidth="3" />
        <path strokeWidth="3.5" d="M154-101l5 5 8-10m-13 33l5 5 8-10" />
        <path strokeWidth="3.5" stroke="var(--deep, currentColor)" d="M154-44l5 5 8-10" />
        <path strokeWidth="3" d="M92-19h80m-80 9h48" />
        <path className="tint" d="M236-52h62V0h-62zm8-36h46v36h-46z" />
        <path className="deep" d="M259-52h16v22l-4-4-4 4-4-4-4 4zm1-36h14v16l-3.5-3-3.5 3-3.5-3-3.5 3z" />
        <path strokeWidth="3" d="M282-8v-16m-5 5 5-5 5 5M246-8v-16m-5 5 5-5 5 5" />
        <g transform="translate(192 0) scale(1.08)">
          {below.salwar}
          <path className="hair" d="M12 0q0-6 6-6h4v6zm24 0q0-6-6-6h-4v6z" />
          {turned(heads.plait)}
          {tops.kurta}
        </g>
        <path className="skin" d={limb([207, -82], [198, -64], [180, -76], 4.5)} />
        <path className="skin" d={finger([180, -76], -11, -2)} />
        <path className="tint" d={sleeve([207, -83], [200, -69], 6.5)} />
        <path className="sheet" d="M238-134h30v42h-30z" />
        <path className="deep" d="M238-134h30v9h-30z" />
        <path d="M243-119h20m-20 6h14" />
        <path className="hair" d="M252-108h11v11h-11z" />
        <path className="skin" d={limb([229, -82], [240, -68], [247, -90], 4.5)} />
        <path className="tint" d={sleeve([229, -83], [238, -71], 6.5)} />
        <path className="skin" d={finger([247, -91], 1, -7)} />
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
