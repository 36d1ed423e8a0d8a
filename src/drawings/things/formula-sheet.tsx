import { faceAt } from '../people/face.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A spreadsheet whose one cell, on which all others depend, the line frames; and the application with a login that takes its place. */
export const formulaSheet: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 76, y: -58, r: 28 },
    contour:
      'H90a14 14 0 0 0 14-14V-74a6 6 0 0 0-6-6H54a6 6 0 0 0-6 6v32a6 6 0 0 0 6 6h54a14 14 0 0 1 14 14v8a14 14 0 0 0 14 14',
    rest: (
      <>
        <path className="sheet" d="M0 0v-150h136V0" />
        <path className="deep" d="M0-150h136v18H0z" />
        <path className="dots" d="M10-141h0m12 0h0" />
        <path d="M36-141h34m58 0h-20" />
        <path className="tint" d="M0-132h136v12H16V0H0z" />
        <path d="M0-120h136M0-100h136M0-80h136M0-58h136M0-36h136M0-18h136M16-132V0m32-132V0m56-132v40" />
        <path d="M30-126h4m40 0h4m40 0h4M6-110h4m-4 20h4m-4 21h4m-4 22h4m-4 20h4m-4 18h4" />
        <path d="M22-110h18m16 0h36m20 0h16M22-90h14m20 0h26m30 0h18M22-69h16m74 0h14M22-47h20m70 0h18M22-27h14M22-9h18" />
        <path className="sheet" d="M148 0v-112q0-8 8-8h63q8 0 8 8V0" />
        <path className="tint" d="M148-104v-8q0-8 8-8h63q8 0 8 8v8z" />
        <path className="dots" d="M156-112h0m11 0h0" />
        <path className="tint" d="M188-60a18 18 0 0 1 0-36 18 18 0 0 1 0 36" />
        {/* Outlines are light in the dark, where hair is not. */}
        <g stroke="var(--hair, currentColor)">
          <path className="deep" d="M176-65q0-10 12-10t12 10q-12 10-24 0z" />
          <circle className="skin" cx="188" cy="-81" r="8" />
          <path className="hair" d="M180-80a8 8 0 0 1 16 0q-7-7-16 0z" />
        </g>
        <g transform="scale(.75)">{faceAt(252.5, -105.5)}</g>
        <path className="sheet" d="M158-52h60v12h-60zm0 18h60v12h-60z" />
        <path d="M163-46h26" />
        <path className="dots" d="M165-28h0m9 0h0m9 0h0m9 0h0" />
        <path className="deep" d="M158-16h34v11h-34z" />
        <path d="M165-10h20M200-10h14" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M54-74h44v32H54z" />
        <path className="on-hot" d="M62-65h28m-28 7h28m-28 7h14" />
      </>
    ),
  });
