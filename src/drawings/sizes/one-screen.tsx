import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { rack } from '../things/rack.tsx';
import { supervisor } from '../things/supervisor.tsx';

/**
 * A screen at which an engineer works, and a second one who tests it from a list; the cabinet to which it is connected; and who takes the
 * report that comes of it. They stand nearest: as wide as a department, and few.
 */
export const oneScreen: Tableau = {
  width: 620,
  height: 236,
  drawing: (
    <>
      <path d="M214-76v46q0 22 22 22H340" strokeWidth="5" />
      <g transform="scale(1.22)">
        <path className="deep" d="M80-68h112v9H80zM92-59h8V0h-8zm80 0h8V0h-8z" />
        <path className="deep" d="M86-190h104q6 0 6 6v90q0 6-6 6h-42v12h14v8h-48v-8h14v-12H86q-6 0-6-6v-90q0-6 6-6z" />
        <path className="sheet" d="M88-182h100v86H88z" />
        <path className="tint" d="M96-174h84v12H96zM96-128h40v24H96z" />
        <path className="hot" d="M96-156h84v20H96z" />
        <path d="M104-146h44m14 0h10M144-124h36m-36 9h28m-28 9h36" />
        <g transform="translate(60) scale(1.42)">{sides.inSari('plait', 16, -72)}</g>
        <g transform="matrix(-1.32 0 0 1.32 248 0)">{supervisor({}).drawing}</g>
      </g>
      <g transform="translate(316) scale(1.46)">{rack({ isHot: true }).drawing}</g>
      <path className="deep" d="M462-74h110v9H462zM472-65h8V0h-8zm76 0h8V0h-8z" />
      <path className="sheet" d="M482-104v-116h64v116z" />
      <path className="tint" d="M492-168h10v34h-10zm16-14h10v48h-10zm16 22h10v26h-10z" />
      <path className="hot" d="M490-212h48v16h-48z" />
      <path d="M490-188h34m-42 54h64m-54 12h34" />
      <path className="tint" d="M470-74v-36q0-6 6-6h78q6 0 6 6v36z" />
      <path className="deep" d="M482-116h64v8h-64z" />
      <path d="M484-92h16" />
      <g transform="matrix(-1.62 0 0 1.62 620 0)">
        {below.veshti}
        {heads.turban}
        {tops.shirt}
        {arms.leftDown()}
        {arms.rightUp()}
      </g>
    </>
  ),
};
