import type { Mistake } from '../mistake.ts';

const BOTTLE = 'm6 0h8v18q6 6 6 16v38h-20v-38q0-10 6-16z';

/** A claim that came by courier: photocopies of bills, with ten bottles that were sold and the one that was free. */
export const copiedClaim: Mistake = {
  form: 'left',
  width: 520,
  height: 546,
  drawing: (
    <>
      <path className="tint" d="M20 316h480v230H20z" />
      <path className="sheet" d="m52 96 292-62 84 396-292 62z" />
      <path className="sheet" d="m196 30 290 76-104 390-290-76z" />
      <path className="deep" d="m78 26 330-18 24 440-330 18z" />
      <path className="sheet" d="m98 44 302-16 22 412-302 16z" />
      <g transform="rotate(-3.1 260 240)">
        <path className="bar" d="M130 78h130" />
        <path d="M130 104h90M306 74h78M306 92h78M118 128h288M118 244h288M130 266h150m64 0h40M130 288h120m94 0h40" />
        <path className="sheet" d={`M118 150${`${BOTTLE}m20 0m5 0`.replace('z', 'zm-6 0').repeat(10)}`} />
        <path className="hot" d={`M386 150${BOTTLE}`} />
      </g>
      <path className="tint" d="M20 316 260 436 500 316v230H20z" />
      <path d="m20 546 176-142m128 0 176 142" />
      <path className="sheet" d="M400 466h70v58h-70z" />
      <path d="M414 482h42m-42 14h42m-42 14h26" />
      <path className="bar" d="M60 496h84M60 520h54" />
    </>
  ),
};
