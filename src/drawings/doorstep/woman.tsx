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

/** A foot that stands flat on the ground, its toes to the right. */
const FOOT = 'q-4 14-4 24 0 6 8 6h72q12-2 8-9-6-8-20-10l-26-14z';

/**
 * She squats on both feet before the corner that is to be drawn next, a bowl in one hand; the pinch of flour in the other hand is at 0, 0, and so is the ground.
 */
export const woman: ReactNode = (
  <g transform="scale(.88)">
    {/* The end of the sari, behind her back. */}
    <path className="tint" d="M-152-292C-206-284-238-226-246-160l-30 76q22 12 44 2l44-104z" />
    <path className="shine" d="M-276-84l6-16q20 10 44 2l-6 16q-22 10-44-2z" />
    {/* The far leg and the far arm, with the bowl. */}
    <path className="skin" d={`M-124-22${FOOT}`} />
    <path className="tint" d="M-128-172q70-18 92 6 10 14 2 40l-46 106q-22 10-44 0z" />
    <path className="shine" d="M-124-20l6-16q22 8 44-1l-6 16q-22 11-44 1z" />
    <path className="skin" d={limb([-128, -250], [-84, -184], [-22, -168], 13)} />
    <path className="skin" d="M-40-168q4-14 18-12l28 10q8 6-2 14l-20 2q-20 0-24-14z" />
    <path className="letter" d="M-28-194h76q0 34-38 36-38-2-38-36z" />
    <path className="sheet" d="M-28-194q8-22 38-24 30 2 38 24-38 12-76 0z" />
    <path className="skin" d="M-38-172q0-8 10-8l14 6q4 8-6 8z" />
    {/* Head, back and blouse. */}
    <path className="skin" d="M-150-272l16-30 34-10 6 30q-12 22-34 26z" />
    <g transform="translate(-96 -318)rotate(24)">{head}</g>
    <path className="skin" d="M-206-150C-234-206-210-270-150-292q30-8 40 16 14 32-6 70l-14 56z" />
    <path className="deep" d="M-220-204C-216-252-190-280-150-292q30-8 40 16 10 22 4 46-56 38-114 26z" />
    {/* The near leg: its foot, the sari from the waist over the knee to the ankle, with its border. */}
    <path className="skin" d={`M-170-16${FOOT}`} />
    <path
      className="tint"
      d="M-196-176C-252-160-282-104-258-64q16 26 84 26l-2 24q36 14 68 0l42-112q14-44-22-48-30-2-60-12z"
    />
    <path className="shine" d="M-174-32l-2 18q36 14 68 0l6-18q-36 14-72 0z" />
    <path className="tint" d="M-126-290q24 4 30 30 8 42-14 90l-24 14q-24 0-36-12 56-46 44-122z" />
    <path className="shine" d="M-142-290l16 0q24 4 30 30l-10 2q-8-26-36-32z" />
    <path
      className="on-hot"
      d="M-98-116Q-150-84-236-52M-84-140q-26 46-64 98m76-82q-22 50-46 84M-96-150q-70 0-116 34M-110-160q-50-6-86 14"
    />
    <path
      className="dots"
      d="M-240-92h0m22 18h0m8-44h0m26 30h0m20-44h0m30 16h0m-4 40h0m-18 34h0m26-8h0m10-62h0M-116-250h0m4 34h0m-16 24h0"
    />
    {/* The near arm, whose fingers let the flour fall. */}
    <path className="skin" d="M-34-34q4-14 18-10l12 14q8 12 6 24-2 10-7 6l-4-12 1 12q-4 6-8 0l-3-14z" />
    <path className="skin" d={limb([-152, -256], [-90, -124], [-22, -32], 14)} />
    <path className="deep" d={sleeve([-153, -259], [-114, -176], 19)} />
    <path className="hot-line" d="M-128-169.5l27-13M-56-51l20-18m-13 26 20-18M-50-163l9-22" />
  </g>
);
