import { entry } from '../entry.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

const END = { textAnchor: 'end' } as const;

/** The screen on which an invoice is checked (24 pumps, the tax of 18%, and their sum, right, and whose number that of a sample is), with the code that the portal gave it, which the line frames; and a clerk who has printed it for the goods. */
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
        <path className="tint" d="M86-110h84v18H86zm0 24h84v18H86zm0 24h84v18H86z" />
        <path className="deep" d="M148-110h22v18h-22zm0 24h22v18h-22zm0 24h22v18h-22z" />
        {entry('8413', 18, -103)}
        {entry('24 × 2,000', 18, -88)}
        {entry('48,000', 144, -97, END)}
        {entry('18%', 91, -73)}
        {entry('8,640', 144, -73, END)}
        {entry('₹56,640', 144, -49, END)}
        {entry('33AAAAA0000A1Z5', 86, -26, { fontSize: 9.4 })}
        <path strokeWidth="3.5" d="M154-101l4 4 7-8m-11 28l4 4 7-8m-11 28l4 4 7-8" />
        <path d="M86-18h84m-84 8h56" />
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
