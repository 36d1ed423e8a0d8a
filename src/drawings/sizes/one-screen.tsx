import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { supervisor } from '../things/supervisor.tsx';

/** One screen at which one engineer works, and a second one who tests it from a list: as wide as eight weeks. */
export const oneScreen: Tableau = {
  width: 248,
  height: 196,
  drawing: (
    <>
      <path className="deep" d="M80-68h112v9H80zM92-59h8V0h-8zm80 0h8V0h-8z" />
      <path className="deep" d="M86-190h104q6 0 6 6v90q0 6-6 6h-42v12h14v8h-48v-8h14v-12H86q-6 0-6-6v-90q0-6 6-6z" />
      <path className="sheet" d="M88-182h100v86H88z" />
      <path className="tint" d="M96-174h84v12H96zM96-128h40v24H96z" />
      <path className="hot" d="M96-156h84v20H96z" />
      <path d="M104-146h44m14 0h10M144-124h36m-36 9h28m-28 9h36" />
      <g transform="translate(60) scale(1.42)">{sides.inSari('plait', 16, -72)}</g>
      <g transform="matrix(-1.32 0 0 1.32 248 0)">{supervisor({}).drawing}</g>
    </>
  ),
};
