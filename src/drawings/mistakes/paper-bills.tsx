import type { Mistake } from '../mistake.ts';
import { man } from '../things/man.tsx';
import { woman } from '../things/woman.tsx';

/** How much larger people are than in a room. */
const SCALE = 1.5;
const FLOOR = 320;

/** Who waits, from the counter to the escalator, and on that. */
const QUEUE = [woman, man, woman, man, man, woman, man];
const ON_STEPS: [x: number, y: number][] = [
  [1020, 272],
  [1112, 196],
];

/** A till without a connection, the paper bill book beside it, and the queue, which reaches the escalator. */
export const paperBills: Mistake = {
  form: 'foot',
  width: 1264,
  height: FLOOR,
  drawing: (
    <>
      <g transform={`translate(12 306)scale(${SCALE})`}>{woman({}).drawing}</g>
      <path className="deep" d="M150 200v-30h40v30z" />
      <path className="sheet" d="M98 76h144v94H98z" />
      <path d="M130 118q40-34 80 0M146 136q24-20 48 0M136 158l70-68" />
      <path className="dots" d="M170 152h0" />
      <path className="tint" d={`M-900 214H384v${FLOOR - 214}H-900z`} />
      <path className="deep" d="M-900 198H400v18H-900z" />
      <path d={`M-84 216v${FLOOR - 216}m156-104v104m156-104v104`} />
      <path className="sheet" d="M268 196l20-44h100l-20 44z" />
      <path className="hot" d="M272 186l24-56h92l-24 56z" />
      <path className="on-hot" d="M306 144h54m-60 14h54m-60 14h30" />
      {QUEUE.map((who, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row.
        <g key={place} transform={`translate(${420 + 76 * place} ${FLOOR})scale(${SCALE})`}>
          {who({}).drawing}
        </g>
      ))}
      {ON_STEPS.map(([x, y], place) => (
        <g key={x} transform={`translate(${x} ${y})scale(${SCALE})`}>
          {(place ? man : woman)({}).drawing}
        </g>
      ))}
      <path className="deep" d={`M952 ${FLOOR}v-16h44L1204 140H2200v28H1240L1052 ${FLOOR}z`} />
      <path className="tint" d="M952 304q-22-58 22-64L1190 74H2200v66H1204L996 304z" />
    </>
  ),
};
