import { arms } from '../people/arms.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { loader } from '../things/loader.tsx';

/** The stores of a department: two at its counter, to whom a carton is brought, and beside them who trains them. */
export const oneCounter: Tableau = {
  width: 620,
  height: 236,
  drawing: (
    <>
      <path className="deep" d="M136-196h306v8H136zM152-188h8v16h-8zm266 0h8v16h-8z" />
      <path className="tint" d="M150-196v-34h52v34zm60 0v-26h40v26zm118 0v-30h44v30z" />
      <path className="sheet" d="M382-196v-36h46v36z" />
      <path className="hot" d="M264-196v-34h54v34z" />
      <g transform="translate(150) scale(1.5)">
        {tops.shirt}
        {turned(heads.turban)}
        {arms.leftBent()}
        {arms.rightBent()}
      </g>
      <g transform="translate(294) scale(1.5)">
        {tops.kurta}
        {heads.loose}
        {arms.leftBent()}
        {arms.rightOut()}
      </g>
      <path className="deep" d="M232-84v-10h-16v-50h62v50h-16v10zm148 0v-10h-16v-50h62v50h-16v10z" />
      <path className="deep" d="M122-84h328v14H122z" />
      <path className="tint" d="M134-70h304V0H134z" />
      <path className="sheet" d="M150-54h128V0H150zm144 0h128V0H294z" />
      <g transform="matrix(-1.5 0 0 1.5 112 0)">{loader({}).drawing}</g>
      <path className="deep" d="M554-84h9V0h-9zm42 0h9V0h-9z" />
      <path className="sheet" d="M546-210h70v126h-70z" />
      <path className="deep" d="M541-218h79v12h-79z" />
      <path className="tint" d="M556-98v-34h12v34zm19 0v-56h12v56z" />
      <path className="hot" d="M594-98v-90h12v90z" />
      <g transform="translate(530) scale(1.6)">{sides.inSari('grey', 13, -88)}</g>
    </>
  ),
};
