import { PILED } from '../../schemas/drawings.ts';
import { limb, sleeve } from '../people/limb.ts';
import { sides } from '../people/sides.tsx';

/** From a month to the next one, of the ten and a half that the chart shows. */
const MONTHS = Array.from({ length: 10 }, (_, month) => month);
const MONTH = 95.24;

/** A register, its back on the left, from its lower left corner; the next one does not lie quite on it. */
const ONE = 'q-.1-.5 0-1h.82v1zm.05-1';
const OTHER = 'q-.1-.5 0-1h.82v1zm-.05-1';
const PILE = Array.from({ length: PILED }, (_, one) => (one % 2 ? OTHER : ONE)).join('');

/** Piles side by side, stretched to whatever room a chart has, which shows of each what is below its line; the last to be closed glows. */
const piles = (
  <g transform={`scale(${MONTH} ${(1000 / PILED).toFixed(2)})`} strokeWidth="2">
    {MONTHS.map((month) => (
      <path key={month} className="tint" d={`M${month + 0.1} ${PILED}${PILE}`} />
    ))}
    <path className="shine" d={`M${MONTHS.length - 0.9} ${PILED}${ONE}`} />
  </g>
);

/** Of a tablet, what was entered: as many as there were registers. */
const ENTERED = `${'h8v8h-8zm12 0'.repeat(7)}m-84 14`;

/** A warden who stands on what is left of them, one more in her arm, and enters it on a tablet that is larger than she is. */
const entering = (
  <symbol
    id="entering"
    viewBox="0 -134 168 134"
    preserveAspectRatio="xMinYMax meet"
    stroke="currentColor"
    strokeWidth="1.2"
  >
    <path className="deep" d="M64-134h98q6 0 6 6v68q0 6-6 6H64q-6 0-6-6v-68q0-6 6-6z" />
    <path className="sheet" d="M65-127h96v66H65z" />
    <path className="letter" d={`M73-106${ENTERED.repeat(3)}`} />
    <path d="M76-117h38" strokeWidth="5" />
    <g transform="translate(40)">
      {sides.inSari(
        'plait',
        22,
        -84,
        <>
          <path className="letter" d="M-19-73H6v31h-25z" />
          <path className="tint" d="M-22-73H3v31h-25zM-16-73v31" />
          <path className="skin" d={limb([-28, -75], [-33, -54], [-9, -50])} />
          <path className="tint" d={sleeve([-28, -76], [-31, -63])} />
        </>,
      )}
    </g>
  </symbol>
);

/** Both for a chart, which says how large either is: piles in its units, and who stands on them by the name of a symbol. */
export const registers = (
  <>
    {piles}
    {entering}
  </>
);
