import type { ReactNode } from 'react';
import { tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { finger } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';

/** Somebody on the floor, who looks to the right, or to the left. */
const standing = (x: number, drawing: ReactNode, side: 1 | -1 = 1) => (
  <g transform={`translate(${x})scale(${side * 1.9} 1.9)`}>{drawing}</g>
);

/** The first day of e-invoices: a client's books are connected, at the screen one sits and one leans over; around them those who bill. */
export const invoiceDay = {
  width: 392,
  height: 300,
  drawing: (
    <>
      <path className="tint" opacity=".45" d="M-3000 0v-400h6000V0z" />
      <path d="M-3000-18h6000" opacity=".35" />
      {/* Shelves with files. */}
      <path className="deep" d="M-502-196h118v8h-118zM-502-106h118v8h-118z" />
      <path className="tint" d="M-494-196v-54h22v54zM-442-196v-60h22v60zM-494-106v-58h22v58zM-416-106v-52h22v52z" />
      <path className="sheet" d="M-468-196v-60h22v60zM-442-106v-58h22v58z" />
      <path className="deep" d="M-416-196v-54h22v54zM-468-106v-50h22v50z" />
      {/* She brings a heap of bills. */}
      {standing(
        -284,
        <>
          {sides.farArm('tint', [6, -58], [20, -54])}
          {sides.dressed('plait')}
          <path className="sheet" d="M-2-58h36v-7H-2zM0-65h36v-7H0zM-3-72h36v-7H-3z" />
          <path className="skin" d={finger([20, -54], 5, -6)} />
          {sides.arm('tint', [-16, -55], [14, -53])}
        </>,
      )}
      {/* The portal, the date, and who works at it. */}
      <g transform="translate(-24)scale(.95)">
        <path className="sheet" d="M104-304h84v88h-84z" />
        <path className="hot" d="M104-304h84v26h-84zM124-312h7v16h-7zM161-312h7v16h-7z" />
        <path stroke="currentColor" strokeWidth="11" vectorEffect="none" d="M136-256l12-9v37" />
        <path className="hair" d="M-166-272H74v150h-240z" />
        <path className="sheet" d="M-156-262H64v130h-220z" />
        <path className="tint" d="M-156-262H64v20h-220z" />
        <path d="M-140-220h92m-92 18h66m-66 18h84m-84 18h54m-54 18h84" />
        <path className="hot" d="M-30-222h78v78h-78z" />
        <path
          className="sheet"
          strokeWidth="0"
          d="M-23-215h24v24h-24zM17-215h24v24h-24zM-23-175h24v24h-24zM12-182h8v8h-8zM20-174h10v10h-10zM33-184h8v9h-8zM12-160h10v9h-10zM33-161h8v10h-8z"
        />
        <path className="hair" strokeWidth="0" d="M-15-207h8v8h-8zM25-207h8v8h-8zM-15-167h8v8h-8z" />
        <path className="deep" d="M-60-122h28v38h-28z" />
        {/* Who leans over, and points at the code. */}
        {standing(
          178,
          <>
            {sides.trousers}
            <g transform="rotate(14 -20 -52)">
              {sides.head(profiles.glasses)}
              <path className="tint" d={sides.shirt} />
            </g>
            <path className="skin" d={finger([47, -91], 9, -2)} />
            {sides.arm('tint', [22, -70], [46, -90], [-12, -76])}
          </>,
          -1,
        )}
        {/* The desk, and who sits at it, seen from the side. */}
        <path className="deep" d="M-176-84H66v10h-242zM-164-74h10v74h-10zM44-74h10V0H44z" />
        <path className="hair" d="M-8-84l5-9h44l4 9z" />
        <path className="deep" d="M78-46h62v9H78zM104-37h9v37h-9zM132-100h9v58h-9zM84-8h50v8H84z" />
        <g transform="translate(82)scale(-1.9 1.9)">
          <path className="hair" d="M8 0v-6h9l7 4v2z" />
          <path className="deep" d="M-31-36h14q18 0 26 5 5 3 5 9l3 17H8l-4-15h-27q-9-2-8-16z" />
          <g transform="translate(0 22)">
            {sides.head(profiles.moustache)}
            <path className="sheet" d={sides.shirt} />
            <path className="skin" d={finger([22, -70], 6, 2)} />
            {sides.arm('sheet', [-8, -56], [22, -70])}
          </g>
        </g>
        <path className="sheet" d="M-150-84v-8h44v8zM-146-92v-8h44v8z" />
      </g>
      {/* A shop's till: it prints a bill with a code. */}
      <g transform="translate(392)scale(1.9)translate(-24)">
        {tops.vest}
        {heads.turban}
        {front.arm('sheet', [4, -64], [-10, -60])}
        <path className="sheet" d="M-22-84H-4v34h-18z" />
        <path className="hot" d="M-18-66h10v10h-10z" />
        <path d="M-18-78h10m-10 5h7" />
        {front.fingers([-2, -60], -6)}
        {front.rightArm('sheet', [45, -62], [40, -51])}
      </g>
      <path className="tint" d="M304 0v-88h190V0z" />
      <path className="deep" d="M296-98h206v12H296z" />
      <path d="M320-70h70v52h-70zM408-70h70v52h-70z" />
      <path className="hair" d="M412-98v-22h52v22z" />
      <path className="sheet" d="M422-120v-18h32v18z" />
    </>
  ),
};
