import type { ChartSceneName } from '../schemas/drawings.ts';
import { below, tops } from './people/clothes.tsx';
import { heads } from './people/heads.tsx';
import { limb, sleeve } from './people/limb.ts';
import { turned } from './people/person.tsx';
import type { Tableau } from './thing.ts';

/** A pump casing on the hook: the volute with its pipe, from the middle of its eye. */
const CASING = 'M-8-44h62v-16h16v60h-16v-8H46a48 48 0 1 1-54-36z';

/**
 * What uses the electricity that a chart shows. Each is as wide as that, and stands below its hours: in the one of a day from 8 to 18, somebody
 * switches the second furnace off below 14:30, while the first one goes on pouring. A phone shows from 273 to 573 of it.
 */
export const chartScenes: Record<ChartSceneName, Tableau> = {
  foundry: {
    width: 720,
    height: 154,
    drawing: (
      <>
        <path className="deep" d="M0-152h720v10H0z" />
        <path d="M0-142h720" strokeWidth="3" />
        <g transform="translate(14)">
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
        </g>
        <g transform="translate(290)">
          <path className="tint" d="M6 0l6-30h14V0zm98 0l-6-30H84V0z" />
          <path className="hair" d="M12-98h86v78q0 12-12 12H24q-12 0-12-12z" />
          <path d="M12-78h86m-86 20h86m-86 20h86" strokeWidth="5" />
          <path className="tint" d="M6-104h98v10H6z" />
          <path className="hair" d="M14-104q4-20 41-20t41 20z" />
          <path d="M48-124v-7h14v7" strokeWidth="4" />
          <path className="sheet" d="M0-4h110v4H0z" />
          <path d="M98-22q16 0 16 12h8" strokeWidth="5" />
          <path className="tint" d="M118-142h48V0h-48z" />
          <path className="hair" d="M124-136h36v34h-36z" />
          <path className="hot" strokeWidth="0" d="M145-133l-14 16h7l-3 12 14-16h-7z" />
          <path className="sheet" d="M124-94h16v50h-16z" />
          <path d="M128-86h8m-8 8h8m-8 8h8M124-30h36m-36 8h36" />
          <path className="deep" d="M146-94h14v50h-14z" />
          <path d="M153-88l18 28" strokeWidth="5" />
          <path className="sheet" d="M153-84a4.500 4.500 0 0 1 0-9 4.500 4.500 0 0 1 0 9" />
          <path className="hot" d={limb([166, -68], [170, -62], [175, -54], 4.5)} />
          <g transform="translate(176 0) scale(1.060)">
            {below.trousers}
            {turned(heads.helmet)}
            {tops.apron}
            <path className="skin" d={limb([36, -78], [42, -64], [38, -50], 4.5)} />
            <path className="tint" d={sleeve([36, -79], [40.5, -67], 6)} />
          </g>
          <path className="skin" d={limb([190, -83], [185, -65], [171, -61], 4.8)} />
          <path className="tint" d={sleeve([191, -84], [187, -70], 6.5)} />
          <g transform="translate(228 0) scale(1.060)">
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
        <path className="tint" d="M628-156h36v18h-36z" />
        <path d="M646-138v14a6 6 0 1 1-6 6" strokeWidth="3" />
        <g transform="translate(646 -91) scale(.5)">
          <path className="tint" d={CASING} />
          <path className="deep" d="M-22 0a22 22 0 0 0 44 0 22 22 0 0 0-44 0z" />
        </g>
        <path className="tint" d="M592-24h38V0h-38zm41 0h38V0h-38zm41 0h38V0h-38zm-61-26h38v24h-38z" />
        <path className="sheet" d="M590-28h42v6h-42zm41 0h42v6h-42zm41 0h42v6h-42zm-61-26h42v6h-42z" />
        <path className="hot" d="M624-54q8-8 16 0zm61 26q8-8 16 0z" />
      </>
    ),
  },
};
