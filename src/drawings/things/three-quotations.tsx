import type { ReactNode } from 'react';
import { cover } from '../cover.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Thing } from '../thing.ts';

/** Who holds up a paper, as far as is seen above it. */
const above = (x: number, head: ReactNode) => (
  <g transform={`translate(${x} 8) scale(1.400)`}>
    {head}
    {tops.shirt}
  </g>
);

/** Fingers over the upper edge of a paper. */
const fingers = (x: number, y: number) =>
  `M${x} ${y - 5}a4 4 0 0 1 8 0v8a4 4 0 0 1-8 0zm8 0a4 4 0 0 1 8 0v8a4 4 0 0 1-8 0z`;

/** Three who hold up quotations of unlike length, each with its total elsewhere. In the last one the price of leaving is missing. */
export const threeQuotations: Thing = () =>
  cover({
    width: 284,
    spot: { x: 239, y: -42, r: 41 },
    contour: 'H239h22a17 17 0 0 0 17-17 17 17 0 0 0-17-17h-44a17 17 0 0 0-17 17 17 17 0 0 0 17 17h22',
    rest: (
      <>
        {above(10, heads.cap)}
        {above(108, heads.bun)}
        {above(206, turned(heads.bearded))}
        <path className="sheet" d="M0 0v-84h88V0M98 0v-104h88V0M196 0v-92h88V0" />
        <path className="deep" d="M0-84h88v20H0zM98-104h88v20H98zM196-92h88v20h-88z" />
        <path
          className="skin"
          d={[
            fingers(2, -84),
            fingers(70, -84),
            fingers(100, -104),
            fingers(168, -104),
            fingers(198, -92),
            fingers(266, -92),
          ].join('')}
        />
        <path d="M10-52h30m26 0h12m-68 14h24m32 0h12M108-72h30m26 0h12m-68 12h24m32 0h12m-68 12h34m22 0h12m-68 12h28m28 0h12M206-60h30m26 0h12m-68 14h24m32 0h12" />
        <path className="shine" d="M6-28h76v18H6zM104-26h76v18h-76z" />
        <path vectorEffect="none" stroke="var(--hair)" strokeWidth="4" d="M12-19h20m26 0h18M110-17h20m26 0h18" />
      </>
    ),
    hot: (
      <>
        <path className="hot-line missing" d="M213-26h52v18h-52z" />
      </>
    ),
  });
