import type { ReactNode } from 'react';
import { cover } from '../cover.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import type { Thing } from '../thing.ts';

/** Who holds up a paper, as far as is seen above it. */
const above = (x: number, head: ReactNode) => (
  <g transform={`translate(${x} -10) scale(1.200)`}>
    {head}
    {tops.shirt}
  </g>
);

/** A hand over the upper edge of a paper, whose middle is at `x`: its back behind that, four fingers before it. */
const hand = (x: number, edge: number) => (
  <g transform={`translate(${x} ${edge})`}>
    <path
      className="skin"
      d="M-6.5 4.5v-7q0-4.500 5-5h3q5 .500 5 5v7a1.600 1.600 0 0 1-3.200 0V6.500a1.600 1.600 0 0 1-3.300 0V7a1.600 1.600 0 0 1-3.300 0V4.500a1.600 1.600 0 0 1-3.200 0z"
    />
    <path d="M-3.300 4.500v-5M0 6.500V-1M3.300 6.500v-7" />
  </g>
);

/** Three who hold up quotations of unlike length, each with its total elsewhere. In the last one the price of leaving is missing. */
export const threeQuotations: Thing = () =>
  cover({
    width: 284,
    spot: { x: 239, y: -42, r: 41 },
    contour: 'H239h22a17 17 0 0 0 17-17 17 17 0 0 0-17-17h-44a17 17 0 0 0-17 17 17 17 0 0 0 17 17h22',
    rest: (
      <>
        {above(15, heads.cap)}
        {above(113, heads.bun)}
        {above(211, turned(heads.bearded))}
        <path className="sheet" d="M0 0v-84h88V0M98 0v-104h88V0M196 0v-92h88V0" />
        <path className="deep" d="M0-84h88v20H0zM98-104h88v20H98zM196-92h88v20h-88z" />
        {hand(13, -84)}
        {hand(75, -84)}
        {hand(111, -104)}
        {hand(173, -104)}
        {hand(209, -92)}
        {hand(271, -92)}
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
