import { finger, limb, sleeve } from '../people/limb.ts';
import type { Troubles } from '../trouble.ts';

const RISE = 26;
/** Blocks of a wall behind what is in front, from one edge to the other. */
const blocks = (top: number, courses: number) =>
  Array.from({ length: courses }, (_, course) =>
    Array.from(
      { length: 8 },
      (_, at) => `M${at * 52 - (course % 2 ? 26 : 52)} ${top + course * RISE}h52v${RISE}h-52z`,
    ).join(''),
  ).join('');
const rain = (top: number) => `M44 ${top}${'l-9 22m43-22'.repeat(7)}M66 ${top + 36}${'l-9 22m43-22'.repeat(6)}`;
const CLOUD = 'M104 66a18 18 0 0 1 2-36 30 30 0 0 1 56-8 26 26 0 0 1 42 12 16 16 0 0 1 0 32z';

/** A tape from its reel, with a mark for every so much. */
const measure = (y: number, end: number) => (
  <>
    <path className="letter" d={`M98 ${y}H${end}v14H98z`} />
    <g stroke="var(--face)">
      <path d={`M120 ${y}${'v7m12-7v7m12-7v11m12-11'.repeat(Math.floor((end - 124) / 36))}`} />
    </g>
    <circle className="deep" cx="92" cy={y + 6} r="19" />
    <circle className="tint" cx="92" cy={y + 6} r="7" />
  </>
);

/** A book in the rain; one wall, and two tapes of which one ends earlier; a telephone that looks for a network, beside a wall. */
export const buildingSite: Troubles = [
  <>
    <path className="deep" d="M-8 150h316v58H-8z" />
    <path className="tint" d={CLOUD} />
    <path d={rain(74)} />
    <path className="deep" d="M62 98q46-16 88 4 42-20 88-4v74q-46-16-88 4-42-20-88-4z" />
    <path className="letter" d="M150 96q-38-22-82-4v68q44-16 82 6 38-22 82-6V92q-44-18-82 4z" />
    <g stroke="var(--face)">
      <path d="M150 98v66M82 106q26-8 54 2m-54 14q26-8 54 2m-54 14q26-8 30-4M164 108q28-10 54-2" />
    </g>
    <path
      className="hot"
      strokeWidth="0"
      d="M172 122q18-12 30-2 20 0 18 16 8 14-10 16-8 14-22 6-16 2-18-12-10-12 2-24zM206 170q8 0 6 12-6 6-10-2 0-8 4-10zM186 172q5 0 4 8-4 4-7-1 0-6 3-7z"
    />
    <path className="deep" d="m108 140 30-40 10-6-3 12-30 40z" />
    <path className="skin" d={finger([112, 148], 15, -6)} />
    <path className="skin" d={limb([30, 212], [74, 196], [108, 152], 11)} />
    <path className="tint" d={sleeve([16, 216], [70, 196], 15)} />
  </>,
  <>
    <path className="tint" d={blocks(64, 3)} />
    <path className="deep" d="M-8 142h316v66H-8z" />
    {measure(36, 224)}
    {measure(152, 186)}
    <path className="hot" strokeWidth="0" d="M186 64h38v78h-38z" />
    <path d="M186 64h38v26h-38zm0 26h38v26h-38zm0 26h38v26h-38z" />
    <path d="M186 30v136" className="dashed" />
    <path className="skin" d={finger([226, 46], -13, -3)} />
    <path className="skin" d={limb([312, 20], [272, 66], [228, 44], 10)} />
    <path className="tint" d={sleeve([316, 22], [276, 60], 14)} />
    <path className="skin" d={finger([188, 162], -13, -3)} />
    <path className="skin" d={limb([290, 206], [230, 186], [192, 162], 10)} />
    <path className="deep" d={sleeve([300, 212], [240, 190], 14)} />
  </>,
  <>
    <path className="tint" d={blocks(122, 3)} />
    <path className="tint" d="M60 62a22 22 0 0 1 4-44 32 32 0 0 1 58-6 28 28 0 0 1 46 14 18 18 0 0 1 0 36z" />
    <path d={rain(72)} />
    <path className="skin" d="M112 152q-26 4-24 30l6 30h110v-60z" />
    <path className="deep" d="M118 40q0-10 10-10h64q10 0 10 10v130q0 10-10 10h-64q-10 0-10-10z" />
    <path className="letter" d="M126 48h68v108h-68z" />
    <path className="tint" d="M136 128h10v18h-10zM151 116h10v30h-10zM166 104h10v42h-10z" />
    <path className="hot" strokeWidth="0" d="m136 66 8-8 16 16 16-16 8 8-16 16 16 16-8 8-16-16-16 16-8-8 16-16z" />
    <path
      className="skin"
      d="M114 92q-14-2-16 12l-8 62 18 20 16-44zM206 112q12-8 12 4l-2 8q6 4 1 12 5 5 0 12 3 8-5 12h-12q-8-4-1-12-6-6 0-12-6-8 1-14z"
    />
  </>,
];
