import type { ReactNode } from 'react';
import { limb, sleeve } from '../people/limb.ts';

/** Jasmine round the bun: points along its edge. */
const JASMINE = Array.from({ length: 9 }, (_, at) => {
  const turn = (Math.PI * (at - 2.6)) / 6;
  return `M${(-46 + 25 * Math.cos(turn)).toFixed(0)} ${(24 + 25 * Math.sin(turn)).toFixed(0)}h0`;
}).join('');

/** Seen from the side, looking down to the right; the middle is at 0, 0. */
const head = (
  <>
    <circle className="hair" cx="-46" cy="24" r="23" />
    <path className="beads" d={JASMINE} />
    <path
      className="skin"
      d="M-2-41C22-42 37-27 38-9L46 6q3 7-5 9l-1 3q4 3 1 6 2 4-3 7 1 11-14 12Q0 44-16 30L-36 4Q-40-40-2-41z"
    />
    <path className="hair" strokeWidth="0" d="M17-3q7 7 15 1l1 3q-9 7-17-1zM14-13q7-7 16-3v-3q-9-5-17 3z" />
    <path className="hot" strokeWidth="0" d="M31 22h9q3 3-1 6-6 0-8-6z" />
    <path className="hair" d="M36-20Q31-46 0-47-44-46-44-6q0 22 12 34 8-4 10-18Q-20-6-8-10 14-14 24-29q5 6 12 9z" />
    <circle className="hot" strokeWidth="0" cx="35" cy="-14" r="3.500" />
    <path className="skin" d="M-10-6q12-2 11 9-1 10-9 10-7-1-6-8z" />
    <path className="shine" d="M-8 18l6 9h-12z" />
    <circle className="shine" cx="-8" cy="15" r="4" />
  </>
);

/**
 * She squats before the corner that is to be drawn next, a pot of water beside her and a bowl in one hand; the pinch of flour in the other one is at 0, 0, and so is
 * the ground.
 */
export const woman: ReactNode = (
  <>
    <path
      className="shine"
      d="M-252 112q-4-8 10-14-16-6-14-14h60q2 8-14 14 14 6 10 14 30 12 30 36 0 34-56 34t-56-34q0-24 30-36z"
    />
    <path className="bar" d="M-240 98h28" />
    <path className="on-hot" d="M-278 138q52 14 104 0" />
    <path className="skin" d={limb([-128, -246], [-86, -176], [-22, -152], 13)} />
    <path className="skin" d="M-150-272l16-30 34-10 6 30q-12 22-34 26z" />
    <g transform="translate(-96 -318)rotate(24)">{head}</g>
    <path className="skin" d="M-112 2q0-14 16-18h22q4 8 16 10 8 3 7 10z" />
    <path className="skin" d="M-264-96C-270-150-236-244-164-278q32-6 46 20 10 30-16 62l-58 72z" />
    <path className="shine" d="M-258-156C-246-206-214-256-164-278l30 60-52 62q-40 16-72 0z" />
    <path
      className="tint"
      d="M-266-98q18-4 30 4 10-80 70-184 34-10 50 20 14 30-12 70l-22 40q30-14 42-8 18 6 16 32l-14 108q0 18-8 20h-162q-30-8-30-46 2-34 32-56z"
    />
    <path className="shine" d="M-236-94q10-80 70-184l16-3q-58 96-68 196zM-262 4q-18-6-26-20 100 10 201-2-1 14-9 22z" />
    <path className="on-hot" d="M-178-132q-34 14-52 30m70-22q-58 30-70 98m98-88q-44 30-48 88m72-76q-24 36-24 76" />
    <path
      className="dots"
      d="M-272-46h0m30-26h0m-4 38h0m38-60h0m16 32h0m-12 28h0m42-64h0m10 34h0m-8 30h0m44-48h0m2 32h0M-172-178h0m14-42h0m24-30h0m-4 42h0"
    />
    <path className="skin" d="M-40-152q4-14 18-12l28 10q8 6-2 14l-20 2q-20 0-24-14z" />
    <path className="shine" d="M-28-178h76q0 34-38 36-38-2-38-36z" />
    <path className="sheet" d="M-28-178q8-22 38-24 30 2 38 24-38 12-76 0z" />
    <path className="skin" d="M-38-156q0-8 10-8l14 6q4 8-6 8z" />
    <path className="skin" d="M-34-34q4-14 18-10l12 14q8 12 6 24-2 10-7 6l-4-12 1 12q-4 6-8 0l-3-14z" />
    <path className="skin" d={limb([-152, -244], [-92, -112], [-22, -32], 14)} />
    <path className="shine" d={sleeve([-153, -247], [-116, -165], 19)} />
    <path className="bar" d="M-129.500-158.500l26-12.500" />
    <path className="hot-line" d="M-56-51l20-18m-13 26 20-18M-50-147l9-22" />
  </>
);
