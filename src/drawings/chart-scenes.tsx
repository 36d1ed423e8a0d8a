import type { ChartSceneName } from '../schemas/drawings.ts';
import { below, tops } from './people/clothes.tsx';
import { heads } from './people/heads.tsx';
import { limb, sleeve } from './people/limb.ts';
import { turned } from './people/person.tsx';
import type { Tableau } from './thing.ts';

/** One who melts iron, in a helmet. */
const melter = (
  <>
    {below.trousers}
    {tops.apron}
    {heads.helmet}
  </>
);

/** What uses the electricity that a chart shows: one furnace that pours into a ladle, and one that somebody has switched off. */
export const chartScenes: Record<ChartSceneName, Tableau> = {
  'furnace-pouring': {
    width: 236,
    height: 138,
    drawing: (
      <>
        <path className="tint" d="M10 0l16-58h12L54 0zm54 0l-12-40h10L78 0z" />
        <path className="sheet" d="M4-4h84v4H4z" />
        <g transform="translate(46 -72) rotate(30)">
          <path className="deep" d="M-36-40h72v76q0 10-10 10h-52q-10 0-10-10z" />
          <path d="M-36-18h72m-72 18h72m-72 18h72" strokeWidth="5" />
          <path className="tint" d="M-40-50h80v12h-80z" />
          <path className="hot" d="M-28-50q28-16 68-2l12 4-14 6h-66z" />
        </g>
        <path className="hot" d="M112-90q18 4 18 30v22h-10v-22q0-14-10-18z" />
        <path className="hot" d="M92-50q32-12 64 0z" />
        <path className="deep" d="M90-50h68l-8 38q-1 6-6 6h-40q-5 0-6-6z" />
        <path className="sheet" d="M86-54h76v8H86z" />
        <path className="hair" d="M106 0a7 7 0 0 1 0-14 7 7 0 0 1 0 14m36 0a7 7 0 0 1 0-14 7 7 0 0 1 0 14" />
        <path
          className="hot"
          strokeWidth="0"
          d="M136-84l3-7 3 7-3 7zm14 8l2.500-6 2.500 6-2.500 6zm-8-28l2.500-6 2.500 6-2.500 6zm20 8l2-5 2 5-2 5zm-60-30l2.500-6 2.500 6-2.500 6z"
        />
        <g transform="translate(184 0) scale(1.060)">
          {below.trousers}
          {turned(heads.helmet)}
          {tops.apron}
          <path className="skin" d={limb([36, -78], [34, -54], [16, -58], 4.5)} />
          <path className="tint" d={sleeve([36, -79], [34.5, -62], 6)} />
        </g>
        <path d="M150-50l72-18" strokeWidth="6" />
        <path className="skin" d={limb([198, -83], [188, -64], [176, -57], 4.8)} />
        <path className="tint" d={sleeve([199, -84], [191, -69], 6.5)} />
      </>
    ),
  },
  'furnace-off': {
    width: 216,
    height: 138,
    drawing: (
      <>
        <path className="tint" d="M58-108h34v60H58z" />
        <path d="M75-48V-3" strokeWidth="5" />
        <path className="sheet" d="M66-100h18v12H66z" />
        <path d="M75-90l4-6" strokeWidth="3" />
        <path className="hair" d="M70-82h10v28H70z" />
        <path className="hot" d="M68-66h26v9H68z" />
        <g transform="scale(1.060)">
          {melter}
          <path className="skin" d={limb([11, -78], [5, -62], [9, -46], 4.5)} />
          <path className="tint" d={sleeve([12, -79], [7, -66], 6)} />
        </g>
        <path className="skin" d={limb([40, -83], [56, -68], [84, -62], 4.8)} />
        <path className="tint" d={sleeve([39, -84], [52, -72], 6.5)} />
        <path d="M92-60q12 0 12 30t14 28" strokeWidth="4" />
        <g transform="translate(-20 0)">
          <path className="tint" d="M126 0l6-30h14V0zm98 0l-6-30h-14V0z" />
          <path className="hair" d="M132-98h86v78q0 12-12 12h-62q-12 0-12-12z" />
          <path d="M132-78h86m-86 20h86m-86 20h86" strokeWidth="5" />
          <path className="tint" d="M126-104h98v10h-98z" />
          <path className="hair" d="M134-104q4-20 41-20t41 20z" />
          <path d="M168-124v-7h14v7" strokeWidth="4" />
          <path className="sheet" d="M120-4h110v4H120z" />
        </g>
      </>
    ),
  },
};
