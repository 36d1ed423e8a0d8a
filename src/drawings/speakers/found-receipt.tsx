import { below, tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Speaker } from '../speaker.ts';

/** Closed registers on a shelf of the cupboard, seven of 21. */
const SHELF = 'v-30h7v30zm7 0v-27h6v27zm6 0v-30h7v30zm7 0v-30h6v30zm6 0v-26h7v26zm7 0v-30h6v30zm6 0v-29h7v29z';

/** A secretary who has a receipt on her screen, an auditor who still describes it, and a cupboard with 21 closed registers. */
export const foundReceipt: Speaker = {
  width: 378,
  height: 178,
  side: 'left',
  mouth: [52.5, -132.5],
  drawing: (
    <>
      <g transform="translate(-60)">
        <path className="deep" d="M206-82h14v22h-14z" />
        <path className="deep" d="M178-176h74q6 0 6 6v88q0 6-6 6h-74q-6 0-6-6v-88q0-6 6-6z" />
        <path className="sheet" d="M179-169h72v79h-72z" />
        <path className="letter" d="M192-164h46v71l-6-4-5.700 4-5.700-4-5.700 4-5.700-4-5.700 4-5.700-4-6 4z" />
        <path
          className="deep"
          strokeWidth="0"
          d="M198-158h22v5h-22zm0 10h34v4h-34zm0 9h34v4h-34zm0 9h34v4h-34zm0 12h15v8h-15zm22 0h12v8h-12z"
        />
        <path className="tint" d="M164-60h98v9h-98z" />
        <path d="M170-51V0m86-51V0" strokeWidth="4" />
        <g transform="translate(276) scale(-1.4 1.4)">
          <path className="skin" d={limb([-16, -76], [-3, -62], [6, -82])} />
          <path className="skin" d={finger([6, -82], 5, -6)} />
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path className="letter" d={sides.shirt} />
          <path className="tint" d="M-14-84h5l2 24-4 6-4-6z" />
          <path d="M-31-53h23" strokeWidth="4" />
          <path className="skin" d={limb([-24, -75], [-22, -54], [-2, -64])} />
          <path className="skin" d={finger([-2, -64], 6, -6)} />
          <path className="tint" d={sleeve([-24, -76], [-23, -62])} />
        </g>
        <path d="M318-34v-7q0-4 4-4h6q4 0 4 4v7" />
        <path className="tint" d="M310-34h30V0h-30z" />
        <path d="M310-20h30" />
      </g>
      <g transform="matrix(-1 0 0 1 378 0)">
        <path className="deep" d="M0 0v-150h66V0z" />
        <path className="tint" d={`M10-8${SHELF}M10-54${SHELF}M10-100${SHELF}`} />
        <path d="M0-4h66M0-50h66M0-96h66" />
        <path className="sheet" d="M66 0v-150l22-10V-8z" />
        <path d="M72-72v-14" strokeWidth="4" />
      </g>
      <g transform="translate(24) scale(1.4)">
        {turned(heads.plait)}
        {below.sari}
        {tops.blouse}
        <path className="skin" d={finger([64, -77], 8, -2)} />
        {front.rightArm('tint', [46, -60], [64, -77])}
        {front.arm('tint', [3, -58], [-9, -72])}
      </g>
    </>
  ),
};
