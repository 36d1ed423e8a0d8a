import { Drawing } from '../Drawing.tsx';
import type { PlaceForm } from '../place.ts';
import './school.css';

/** A school below a tiled roof, with the bell in its gable and a verandah below, and beside it the hostel, washing on its roof. */
export const school: PlaceForm = {
  columns: [4, 4, 4, 4, 4, 4],
  roof: (
    <Drawing viewBox="0 -44 1264 232" width={1264} height={232} preserveAspectRatio="xMinYMax slice">
      <path className="deep" d="m-28 188 76-96h748l76 96z" />
      <path className="tint" d={`M48 92h748l26 32H22zm-52 64h852l24 32H-28z`} />
      <path
        d={`M60 92${'v32m40-32v32m40-32'.repeat(9)}M80 124${'v32m40-32v32m40-32'.repeat(9)}M40 156${'v32m40-32v32m40-32'.repeat(10)}`}
      />
      <path className="sheet" d="M238 188 421 26l183 162z" />
      <path className="deep" d="M206 188 421-2l215 190h-32L421 26 238 188z" />
      <path className="tint" d="M379 188v-48a42 42 0 0 1 84 0v48z" />
      <path className="hot" d="M395 170q2-46 26-46t26 46l8 8h-68z" />
      <path d="M421 98v26m0 54v8M421-2v-38" />
      <path className="deep" d="M421-40h46l-10 12 10 12h-46z" />
      <g className="hostel">
        <path className="sheet wall" d="M857 190v-64h407v64" />
        <path className="wall edge" d="M1264 126v62" />
        <path className="deep" d="M852 126v-14h422v14z" />
        <path className="tint" d="M884 112V58h72v54zm-8-54V48h88v10z" />
        <path d="M1000 112V26m236 86V26m-236 6q118 30 236 0M884 76h72m-72 18h72" />
        <path className="sheet" d="m1034 42-16 14 10 12 8-6v36h34V62l8 6 10-12-16-14q-18 10-38 0z" />
        <path className="deep" d="M1100 47h40v52h-40z" />
        <path className="tint" d="M1164 44h38v58h-14l-5-38-5 38h-14z" />
      </g>
    </Drawing>
  ),
  ground: <div className="place-steps" />,
};
