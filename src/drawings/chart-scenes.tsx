import type { ChartSceneName } from '../schemas/drawings.ts';
import { CASING } from './casing.ts';
import { below, tops } from './people/clothes.tsx';
import { heads } from './people/heads.tsx';
import { limb, sleeve } from './people/limb.ts';
import { turned } from './people/person.tsx';
import type { Tableau } from './thing.ts';

/**
 * What uses the electricity that a chart shows. Each is as wide as that, and stands below its hours: in the one of a day from 8 to 18, somebody
 * switches the second furnace off below 14:30, while the first one goes on pouring. A phone shows from 273 to 573 of it.
 */
export const chartScenes: Record<ChartSceneName, Tableau> = {
  foundry: {
    width: 720,
    height: 174,
    drawing: (
      <>
        <g transform="translate(7) scale(1.180)">
          <path className="tint" d="M10 0l16-58h12L54 0zm54 0l-12-40h10L78 0z" />
          <path className="sheet" d="M4-4h84v4H4z" />
          <g transform="translate(46 -72) rotate(30)">
            <path className="deep" d="M-36-40h72v76q0 10-10 10h-52q-10 0-10-10z" />
            <path d="M-36-14h72m-72 26h72" strokeWidth="5" />
            <path className="tint" d="M-40-50h80v12h-80z" />
            <path className="hot" d="M-28-50q28-16 68-2l12 4-14 6h-66z" />
          </g>
          <path className="hot" d="M112-90q18 4 18 30v22h-10v-22q0-14-10-18z" />
          <path className="hot" d="M92-50q32-12 64 0z" />
          <path className="deep" d="M90-50h68l-8 38q-1 6-6 6h-40q-5 0-6-6z" />
          <path className="sheet" d="M86-54h76v8H86z" />
          <path className="hair" d="M106 0a7 7 0 0 1 0-14 7 7 0 0 1 0 14m36 0a7 7 0 0 1 0-14 7 7 0 0 1 0 14" />
        </g>
        <g transform="translate(190 0) scale(1.400)">
          {below.trousers}
          {turned(heads.helmet)}
          {tops.apron}
          <path className="skin" d={limb([36, -78], [34, -56], [15, -59], 4.5)} />
          <path className="tint" d={sleeve([36, -79], [34.5, -62], 6)} />
        </g>
        <path d="M186-62l26-22" strokeWidth="7" />
        <path className="skin" d={limb([208, -109], [194, -89], [200, -74], 6)} />
        <path className="tint" d={sleeve([209, -110], [198, -94], 8.5)} />
        <g transform="translate(264) scale(1.180)">
          <path className="tint" d="M6 0l6-30h14V0zm98 0l-6-30H84V0z" />
          <path className="hair" d="M12-98h86v78q0 12-12 12H24q-12 0-12-12z" />
          <path d="M12-68h86m-86 28h86" strokeWidth="5" />
          <path className="tint" d="M6-104h98v10H6z" />
          <path className="hair" d="M14-104q4-20 41-20t41 20z" />
          <path d="M48-124v-7h14v7" strokeWidth="4" />
          <path className="sheet" d="M0-4h110v4H0z" />
        </g>
        <g transform="translate(-10)">
          <path className="tint" d="M404-174h56V0h-56z" />
          <path className="hair" d="M411-167h42v46h-42z" />
          <path className="hot" strokeWidth="0" d="M437-162l-19 22h11l-5 16 21-23h-11z" />
          <path className="deep" d="M436-108h17v62h-17z" />
          <path d="M412-104h14m-14 12h14m-14 12h14M412-30h40m-40 12h40" strokeWidth="3" />
          <path d="M445-101l18 12" strokeWidth="7" />
          <path className="sheet" d="M445-95a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
          <path className="hot" d={limb([471, -84], [468, -88], [461, -91], 6.5)} />
          <g transform="translate(464 0) scale(1.400)">
            {below.trousers}
            {turned(heads.helmet)}
            {tops.apron}
            <path className="skin" d={limb([36, -78], [41, -64], [37, -50], 4.5)} />
            <path className="tint" d={sleeve([36, -79], [39.5, -67], 6)} />
          </g>
          <path className="skin" d={limb([482, -109], [477, -84], [466, -88], 6)} />
          <path className="tint" d={sleeve([483, -110], [478.5, -90], 8.5)} />
          <g transform="translate(524 0) scale(1.400)">
            {below.salwar}
            <path className="hair" d="M12 0q0-6 6-6h4v6zm24 0q0-6-6-6h-4v6z" />
            {turned(heads.plait)}
            {tops.kurta}
            <path className="sheet" d="M4-66l19-3 4 24-19 3z" />
            <path className="hair" d="M7-63l13-2 3 18-13 2z" />
            <path className="hot" strokeWidth="0" d="M10-52l3-1 1 6-3 .5zm4-4l3-.5 1.500 9-3 .5z" />
            <path className="skin" d={limb([14, -76], [6, -62], [9, -52], 4.3)} />
            <path className="tint" d={sleeve([14, -78], [8, -65], 6)} />
            <path className="skin" d={limb([35, -76], [40, -58], [25, -49], 4.3)} />
            <path className="tint" d={sleeve([35, -78], [39, -63], 6)} />
          </g>
        </g>
        <g transform="translate(656 -94) scale(.940)">
          <path className="tint" d={CASING} />
          <path className="deep" d="M-22 0a22 22 0 0 0 44 0 22 22 0 0 0-44 0z" />
        </g>
        <path className="deep" d="M616-38h12V0h-12zm80 0h12V0h-12z" />
        <path className="sheet" d="M606-46h112v9H606z" />
      </>
    ),
  },
};
