import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { supervisor } from '../things/supervisor.tsx';

/**
 * A screen at which an engineer works, connected to a cabinet with the same record, and who tests it from a list. They stand nearest:
 * as wide as a department, and few.
 */
export const oneScreen: Tableau = {
  width: 620,
  height: 236,
  drawing: (
    <>
      <path className="deep" d="M114-84h210v12H114zM128-72h10V0h-10zm172 0h10V0h-10z" />
      <path
        className="deep"
        d="M130-218h178q8 0 8 8v100q0 8-8 8h-66v10h16v8h-78v-8h16v-10h-66q-8 0-8-8v-100q0-8 8-8z"
      />
      <path className="sheet" d="M134-206h170v92H134z" />
      <path className="tint" d="M134-206h170v18H134z" />
      <path className="hot" d="M134-174h170v28H134z" />
      <path d="M170-160h66m32 0h20M170-130h48m50 0h20" strokeWidth="4" />
      <path d="M310-40h26q10 0 10 10t10 10h10" strokeWidth="5" />
      <path className="tint" d="M358-206h96V0h-96z" />
      <path className="sheet" d="M372-192h68v50h-68zm0 116h68v50h-68z" />
      <path className="hot" d="M372-134h68v50h-68z" />
      <path d="M392-167h28m-28 58h28m-28 58h28" strokeWidth="4" />
      <g transform="translate(86) scale(1.9)">{sides.inSari('plait', 25, -83)}</g>
      <g transform="matrix(-1.9 0 0 1.9 574 0)">{supervisor({}).drawing}</g>
    </>
  ),
};
