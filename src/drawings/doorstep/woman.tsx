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
 * She squats on both feet before the corner that is to be drawn next, and holds the bowl on her knee; the flour that runs out of her
 * fingers falls at 0, 0, and there is the ground.
 */
export const woman: ReactNode = (
  <g transform="scale(.88)">
    {/* The end of the sari, behind her back. */}
    <path className="tint" d="M-168-284C-216-268-248-214-254-150l-22 62q20 14 42 4l54-110z" />
    <path className="shine" d="M-282-72l6-18q20 12 42 4l-6 18q-22 8-42-4z" />
    {/* The far leg, folded. */}
    <path className="skin" d={`M-114-20${FOOT}`} />
    <path className="tint" d="M-150-150q62-44 100-32 16 8 8 34l-42 128q-18 8-38 0z" />
    <path className="shine" d="M-122-36l38 0-5 17q-18 8-34 1z" />
    {/* Neck, back and blouse. */}
    <path className="skin" d="M-156-268l16-34 36-12 6 30q-12 24-36 30z" />
    <g transform="translate(-98 -318)rotate(26)">{head}</g>
    <path className="skin" d="M-212-120C-240-196-214-268-154-290q30-8 42 14 14 32-2 74l-12 76z" />
    <path className="deep" d="M-224-196C-220-250-196-278-154-290q30-8 42 14 12 24 4 52-58 40-116 28z" />
    {/* The far arm, round the bowl on her knee. */}
    <path className="skin" d={limb([-122, -242], [-70, -236], [-40, -212], 12)} />
    <path className="deep" d={sleeve([-128, -244], [-92, -239], 16)} />
    <path className="letter" d="M-106-218h80q0 40-30 42h-20q-30-2-30-42z" />
    <path className="sheet" d="M-106-218q8-20 40-22 32 2 40 22-40 12-80 0z" />
    <path className="skin" d="M-27-222q-18 2-19 9t12 5q-14 1-12 8t14 4q-11 2-8 8t12 1q14-16 8-30z" />
    {/* The near leg: its foot, and the sari from the waist over the knee to the ankle, with its border. */}
    <path className="skin" d={`M-166-14${FOOT}`} />
    <path
      className="tint"
      d="M-214-158C-262-140-284-92-262-58q16 22 84 24l-2 20q34 14 68 0l48-126q12-42-20-44-36-2-70 16-30 16-60 10z"
    />
    <path className="shine" d="M-178-34l-2 20q34 14 68 0l7-18q-36 12-73-2z" />
    <path className="tint" d="M-132-288q24 4 30 30 8 40-26 82l-34 26q-26 6-46-4 78-44 76-134z" />
    <path className="shine" d="M-148-289l16 1q24 4 30 30l-10 2q-8-26-36-33z" />
    <path
      className="on-hot"
      d="M-82-140Q-150-128-204-66M-86-128q-50 26-84 92m76-78q-34 34-44 84M-96-150q-70 4-124 46"
    />
    <path
      className="dots"
      d="M-244-84h0m20 24h0m-2-52h0m30 6h0m-14 28h0m38-44h0m30 2h0m-46 64h0m56-36h0M-120-250h0m2 34h0m-18 24h0m-4-70h0"
    />
    {/* The near arm from shoulder over elbow and wrist to the fingers, between which the flour runs. */}
    <path d="M1-30Q2-14 0 0" />
    <path className="skin" d={limb([-30, -58], [-15, -43], [-1, -32], 5.5)} />
    <path
      className="skin"
      d="M-142-254l15 98q44 38 85 70 24 0 39 11 14 10 16 26-2 14-8 22-4 5-8 0-1-6 2-21-6 14-14 6-6 8-13-1-14-1-26-22-46-28-93-67-7-6-8-14l-15-106z"
    />
    <path d="M4-48q-1-8-8-12m-6 18q-1-8-8-13" />
    <path className="deep" d={sleeve([-157, -257], [-147, -186], 20)} />
    <path className="hot-line" d="M-166-192l40 6M-68-105l-15 20m26-12l-14 20" />
  </g>
);
