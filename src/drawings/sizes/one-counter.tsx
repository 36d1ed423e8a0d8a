import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { loader } from '../things/loader.tsx';
import { supervisor } from '../things/supervisor.tsx';

/** A shelf of the stores: what lies on it, from left to right. */
const SHELF =
  'v-30h34v30zm40 0v-22h26v22zm32 0v-34h30v34zm46 0v-26h38v26zm44 0v-32h28v32zm44 0v-24h34v24zm40 0v-34h26v34z';

/** A screen on the counter, as it is seen from behind and beside. */
const screens = [302, 406].map((x) => `M${x}-84v-10h-16v-44h52v44h-16v10z`).join('');

/** The stores of a department, two at its counter, and those who build for it. */
export const oneCounter: Tableau = {
  width: 620,
  height: 236,
  drawing: (
    <>
      <g>
        <path className="sheet" d="M126-236h316V-40H126z" />
        <path className="tint" d={`M138-192${SHELF}M138-140${SHELF}`} />
        <path className="hot" d="M296-192v-26h38v26z" />
        <path className="deep" d="M120-236h328v8H120zM126-192h316v6H126zm0 52h316v6H126z" />
        <g transform="translate(226) scale(1.36)">
          {tops.shirt}
          {turned(heads.turban)}
          {arms.leftOut()}
          {arms.rightBent()}
        </g>
        <g transform="translate(330) scale(1.36)">
          {tops.kurta}
          {heads.loose}
          {arms.leftBent()}
          {arms.rightOut()}
        </g>
        <path className="deep" d={screens} />
        <path className="sheet" d="M176-84v-34h46v34zm16-34v12h14v-12z" />
        <path className="deep" d="M112-84h344v12H112z" />
        <path className="tint" d="M122-72h324V0H122z" />
        <path className="sheet" d="M134-60h92v48h-92zm104 0h92v48h-92zm104 0h92v48h-92z" />
        <path d="M146-48h40m-40 12h62M250-48h58m-58 12h34M354-48h30m-30 12h62" />
      </g>
      <g transform="translate(-3) scale(1.3)">
        {below.sari}
        {heads.plait}
        {tops.blouse}
        {arms.leftDown()}
        {arms.rightBent()}
      </g>
      <g transform="matrix(-1.3 0 0 1.3 146 0)">{loader({}).drawing}</g>
      <path className="sheet" d="M508-228h104v140H508z" />
      <path className="deep" d="M502-236h116v10H502zM516-88h8V0h-8zm80 0h8V0h-8z" />
      <path className="hot" d="M520-216h80v26h-80z" />
      <path className="tint" d="M520-182h36v80h-36zm44 0h36v34h-36zm0 42h36v38h-36z" />
      <g transform="translate(516) scale(1.34)">{sides.inSari('grey', 16, -92)}</g>
      <g transform="matrix(-1.3 0 0 1.3 624 0)">{supervisor({}).drawing}</g>
    </>
  ),
};
