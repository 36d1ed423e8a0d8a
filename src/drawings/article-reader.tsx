import type { ReactNode } from 'react';
import { finger, limb } from './people/limb.ts';
import { sides } from './people/sides.tsx';

/** Rows of the worksheet, of which two are ticked; the third is what she does now. */
const ROWS = [0, 1, 2, 3].map((row) => `M-1 ${row * 13}h9v9h-9zm15 3h24m-24 4h15`).join('');

/** Who draws the article's worksheet out of the telephone that the line draws, in the box of that. */
export const articleReader: ReactNode = (
  <>
    {/* On the screen: who has written, the article with its picture, and its lines. */}
    <path
      className="sheet"
      strokeWidth="0"
      d="M228 24a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v158a8 8 0 0 1-8 8h-80a8 8 0 0 1-8-8z"
    />
    <path className="deep" strokeWidth="0" d="M228 24a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v10h-96z" />
    <path className="shine" d="M234 23a6 6 0 0 1 12 0 6 6 0 0 1-12 0" />
    <path className="tint" strokeWidth="0" d="M252 18h44v4h-44zm0 7h28v3h-28z" />
    <path className="hair" strokeWidth="0" d="M234 42h66v6h-66zm0 10h48v6h-48z" />
    <path className="tint" strokeWidth="0" d="M234 65h84v50h-84z" />
    {/* The picture of it: a bearing. */}
    <path className="deep" d="M290 111a21 21 0 0 1 0-42 21 21 0 0 1 0 42" />
    <path className="shine" d="M290 105a15 15 0 0 1 0-30 15 15 0 0 1 0 30" />
    <path className="hot" d="M290 97a7 7 0 0 1 0-14 7 7 0 0 1 0 14" />
    <path stroke="var(--tint)" strokeWidth="3" d="M284 126h34m-34 10h34m-34 10h26m-26 10h34m-34 10h34m-34 10h20" />
    {/* The reader, and the sheet that comes out of the screen. */}
    <g transform="translate(176 200)scale(1.52)">
      {sides.farArm('tint', [-6, -56], [14, -66])}
      {sides.dressed('plait')}
      <path className="skin" d={finger([14, -66], 6, 3)} />
    </g>
    <g transform="translate(206 78)rotate(-7)">
      <path className="sheet" d="M-10-14h70v84h-70z" />
      <path className="hot" strokeWidth="0" d="M-4-8h40v5h-40z" />
      <path className="hair" strokeWidth="0" d="M-4 0h26v3h-26z" />
      <path d={ROWS} transform="translate(-2 10)" />
      <path stroke="var(--hot)" strokeWidth="3" d="M-1 14l3 4 6-8m-9 17l3 4 6-8" />
    </g>
    <g transform="translate(176 200)scale(1.52)">
      <path className="hair" d="M8-59l11-7 5-1-3 4-11 7z" />
      <path className="skin" d={limb([-22, -76], [-18, -52], [8, -59])} />
      <path className="skin" d={finger([8, -59], 6, -3)} />
      <path className="tint" d="M-28-78q0-6 6-6t6 7l1 14-11 4z" />
    </g>
  </>
);
