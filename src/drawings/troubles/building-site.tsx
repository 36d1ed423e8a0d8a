import { BEYOND, groundOf, type Troubles } from '../trouble.ts';

/** How long and how high a block is: six to a picture, so that one wall goes through all three. */
const [BLOCK, RISE, TOP, COURSES] = [50, 26, 104, 2];

/** A wall and the ground before it, with so many blocks on the left and on the right of the picture. */
const wall = (left: number, right: number) => {
  const courses = Array.from({ length: COURSES }, (_, course) => {
    const from = -left * BLOCK - (course % 2 ? BLOCK / 2 : 0);
    return `M${from} ${TOP + course * RISE}${`h${BLOCK}v${RISE}h-${BLOCK}zm${BLOCK} 0`.repeat(left + 7 + right)}`;
  });
  return (
    <>
      <path className="tint" d={courses.join('')} />
      <path className="deep" d={groundOf(TOP + COURSES * RISE, BEYOND, BEYOND)} />
    </>
  );
};
const CLOUD = 'M144 63a18 18 0 0 1 2-36 30 30 0 0 1 56-8 26 26 0 0 1 42 12 16 16 0 0 1 0 32z';
const rain = `M124 72${'l-9 22m43-22'.repeat(4)}M136 110${'l-9 22m43-22'.repeat(3)}`;

/** A tape from its reel, with a mark for every so much. */
const measure = (y: number, end: number) => (
  <>
    <path className="letter" d={`M98 ${y}H${end}v14H98z`} />
    <path d={`M120 ${y}${'v7m12-7v7m12-7v11m12-11'.repeat(Math.floor((end - 124) / 36))}`} />
    <circle className="tint" cx="92" cy={y + 6} r="19" />
    <circle className="letter" cx="92" cy={y + 6} r="7" />
  </>
);

/** A hand that holds the end of a tape between its thumb and a bent finger, with its arm from below, turned so far from the right. */
const pinch = (y: number, end: number, turned: number) => (
  <g transform={`translate(${end} ${y + 7}) rotate(${turned})`}>
    <path className="skin" d="M40-13q30-6 200-6v38q-170 2-196-2z" />
    <path className="skin" d="M52-15q-22-5-46 2-8 2-15 7-5 5 0 8 5 3 16-1-3 7 1 12-2 7 5 10 0 6 8 7 12 2 33-12" />
    <path d="M7 1q9-3 15 3M8 13q8-3 15 0M13 23q7-4 13-2" />
    <path className="sheet" d="M70-20h180v42H72z" />
  </g>
);

/** A book in the rain; one wall, and two tapes of which one ends earlier; a telephone that looks for a network, beside a wall. */
export const buildingSite: Troubles = [
  <>
    {wall(BEYOND / BLOCK, 0)}
    {/* Its end on a phone. */}
    <path d={`M${-BLOCK / 2} ${TOP}v${RISE}`} />
    <path className="tint" d={CLOUD} />
    <g stroke="var(--tint)">
      <path d={rain} />
    </g>
    <path className="deep" d="M62 98q46-16 88 4 42-20 88-4v74q-46-16-88 4-42-20-88-4z" />
    <path className="letter" d="M150 96q-38-22-82-4v68q44-16 82 6 38-22 82-6V92q-44-18-82 4z" />
    <path d="M150 98v66M82 106q26-8 54 2m-54 14q14-4 30-2M164 108q28-10 54-2" />
    <path
      className="hot"
      strokeWidth="0"
      d="M172 122q18-12 30-2 20 0 18 16 8 14-10 16-8 14-22 6-16 2-18-12-10-12 2-24zM206 170q8 0 6 12-6 6-10-2 0-8 4-10z"
    />
    <path className="tint" d="m134 116-12 3-66 46 7 10 66-46z" />
    <path
      className="skin"
      d="M28 206q14-38 44-58l32-20q8-6 13-5 8 3 1 11l-18 12q14-2 14 6-1 7-14 8 10 3 6 9-4 6-20 8l-24 38z"
    />
    <path className="skin" d="M72 168q14-18 30-29 9-5 11 1 1 4-6 8-10 7-22 20" />
    <path d="M100 160q-6 0-10 2" />
    <path className="sheet" d="m4 208 26-40 40 30-6 14H4z" />
  </>,
  <>
    {wall(0, 0)}
    <path className="hot" strokeWidth="0" d="M186 104h38v52h-38z" />
    <path d="M186 104h38v26h-38zm0 26h38v26h-38z" />
    <path d="M186 86v82" className="dashed" />
    {measure(70, 224)}
    {measure(166, 186)}
    {pinch(70, 224, 72)}
    {pinch(166, 186, 40)}
  </>,
  <>
    {wall(0, BEYOND / BLOCK)}
    <path className="tint" d={CLOUD} />
    <g stroke="var(--tint)">
      <path d={rain} />
    </g>
    <path className="skin" d="M126 208v-16q-30-16-32-50 0-22 10-36h16v74h82q-4 12-4 28z" />
    <path className="deep" d="M118 40q0-10 10-10h64q10 0 10 10v130q0 10-10 10h-64q-10 0-10-10z" />
    <path className="letter" d="M126 42h68v120h-68z" />
    <path className="tint" d="M136 132h10v20h-10zM152 120h10v32h-10zM168 108h10v44h-10z" />
    <path className="hot" strokeWidth="0" d="m136 58 8-8 16 16 16-16 8 8-16 16 16 16-8 8-16-16-16 16-8-8 16-16z" />
    <path className="skin" d="M94 142q-2-24 16-48 12-14 20-12 9 3 3 14-13 18-13 52" />
    <path
      className="skin"
      d="M208 98h-14a8 8 0 0 0 0 16h14a8 8 0 0 0 0-16zm4 16h-20a8 8 0 0 0 0 16h20a8 8 0 0 0 0-16zm-1 16h-17a8 8 0 0 0 0 16h17a8 8 0 0 0 0-16zm-4 16h-10a7 7 0 0 0 0 14h10a7 7 0 0 0 0-14z"
    />
  </>,
];
