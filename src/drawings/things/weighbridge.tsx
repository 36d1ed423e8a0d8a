import { faceAt } from '../people/face.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A lorry on a weighbridge, the barrier that is raised before it, and the weight, which decided that. */
export const weighbridge: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 262, y: -56, r: 38 },
    rest: (
      <>
        <path className="tint" d="M0 0v-12l10-12H166l18 24z" />
        <path className="deep" d="M20-92q8-42 40-42t40 42z" />
        <path className="tint" d="M6-92h108v40H6z" />
        <path d="M33-92v40m27-40v40m27-40v40M6-72h108M40-112q8-14 20-15m-26 27q4-8 8-12m36-6q10 8 12 16" />
        <path className="deep" d="M6-52h156v10H6z" />
        <path className="tint" d="M114-52v-68h22q10 0 14 8l12 34v26z" />
        <path className="sheet" d="M122-110h14q4 0 6 5l8 25h-28z" />
        <circle className="skin" cx="133" cy="-90" r="8" />
        <path className="hair" d="M125-90a8 8 0 0 1 16 0q-6-1-9-5-3 4-7 5z" />
        <g transform="scale(.75)">{faceAt(179, -117)}</g>
        <path className="deep" d="M22-24a17 17 0 0 1 0-34a17 17 0 0 1 0 34m114 0a17 17 0 0 1 0-34a17 17 0 0 1 0 34" />
        <path className="sheet" d="M22-35a6 6 0 0 1 0-12a6 6 0 0 1 0 12m114 0a6 6 0 0 1 0-12a6 6 0 0 1 0 12" />
        <path className="sheet" d="M60-34h28v-9H60z" />
        <path d="M66-38h16M120-78h8m-14 8h48m-12 8h12M0-12h175" />
        <circle className="sheet" cx="158" cy="-64" r="4" />
        <path className="deep" d="M188-66q0-10 10-10t10 10V0h-20z" />
        <path d="M193-14h10m-10 6h10" />
        <path className="sheet" d="M192-46h12v20h-12z" />
        <g transform="translate(198 -64) rotate(22)">
          <path className="sheet" d="M-5 0v-90h10V0z" />
          <path className="deep" d="M-5-16v-16l10 10v16zm0-32v-16l10 10v16zm0-32v-10h10v20z" />
        </g>
        <circle className="sheet" cx="198" cy="-64" r="6" />
        <path className="tint" d="M241-36h42v7h-42zm21 7v28" />
      </>
    ),
    hot: (
      <>
        <path className="hot-line" d="M262-66a8 8 0 0 1 0-16 8 8 0 0 1 0 16" />
        <path className="hot" d="M250-66h24l9 30h-42z" />
      </>
    ),
  });
