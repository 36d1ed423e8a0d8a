import { bust } from '../people/bust.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import { BEYOND, groundOf, TROUBLE_HEIGHT, type Troubles } from '../trouble.ts';

/** Of a shirt on its hanger, from where that hangs. */
const SHIRT = 'M-20 16q20 12 40 0l34 14 14 40-22 8-8-20v60h-76V58l-8 20-22-8 14-40zM-20 16q2 24 20 24t20-24';

const shirt = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-2v-8a6 6 0 1 1 6-6M0-2-24 18m24-20 24 20" />
    <path className="tint" d={SHIRT} />
    <path d="M0 42v74m-24-44h14v14h-14z" />
  </g>
);

/** One floor below all of them. */
const floor = <path d={groundOf(TROUBLE_HEIGHT - 1, BEYOND, BEYOND)} />;

/** Two rails on one floor: one size, cheaper in one shop while another orders it; a bus with parcels, and a slip on one; a shirt with two names. */
export const shopParcels: Troubles = [
  <>
    <g stroke="var(--tint)">
      <path d="M20 200V22h260v178M150 22v178" />
    </g>
    {floor}
    {shirt(85, 40, 0.86)}
    {shirt(215, 40, 0.86)}
    <path className="hot" d="m94 100 22-18 22 18v54H94z" />
    <circle className="sheet" cx="116" cy="98" r="4" />
    <g stroke="var(--deep)">
      <path className="bar" d="M116 112v28m-12-11 12 12 12-12" />
    </g>
    <path className="letter" d="M172 148h86v52h-86z" />
    <path className="tint" d="m172 148-14-12h20l14 12zm86 0 14-12h-20l-14 12z" />
    <g stroke="var(--deep)">
      <path className="bar" d="M215 158v32m-16-16h32" />
    </g>
  </>,
  <>
    {floor}
    <g transform="translate(-22 -12) scale(1.1)">
      <path className="tint" d="M44 90q0-14 14-14h176q26 0 30 30l6 36v28H44z" />
      <path
        className="letter"
        d="M56 90h34v32H56zm44 0h34v32h-34zm44 0h34v32h-34zm44 0h30v32h-30zM228 90h8q16 4 18 32h-26z"
      />
      <path className="sheet" d="M44 134h224v12H44z" />
      <path className="hair" d="M74 172a20 20 0 0 1 40 0 20 20 0 0 1-40 0zm124 0a20 20 0 0 1 40 0 20 20 0 0 1-40 0z" />
      <circle className="tint" cx="94" cy="172" r="8" />
      <circle className="tint" cx="218" cy="172" r="8" />
      <path className="deep" d="M62 40h46v36H62zM156 44h62v32h-62z" />
      <path className="sheet" d="M100 18h60v58h-60z" />
      <path d="M84 40v36M62 58h38m30-40v58m-30-30h60m27-2v32m-31-16h62M50 76h190" />
      <path d="m150 30 16 8" />
      <path className="hot" d="m164 26 58-12 8 40-58 12z" />
      <g stroke="var(--deep)">
        <path d="m174 38q6-10 8-2t8-2 8-2 14-4M178 52q6-8 8-2t8-2 8-2" />
      </g>
    </g>
  </>,
  <>
    {floor}
    {bust(92, 166, 1.5, heads.bun, tops.blouse)}
    {bust(208, 166, 1.5, turned(heads.bearded), tops.shirt)}
    <path className="deep" d="M36 160h228v40H36z" />
    <path className="tint" d="M26 154h248v12H26z" />
    {shirt(150, 76, 0.7)}
    <path className="letter" d="M68 14h62q8 0 8 8v22q0 8-8 8h-26l-10 14-4-14H68q-8 0-8-8V22q0-8 8-8z" />
    <path className="hot" d="M170 4h62q8 0 8 8v32q0 8-8 8h-16l-4 14-12-14h-30q-8 0-8-8V12q0-8 8-8z" />
    <g stroke="var(--deep)">
      <path className="bar" d="M74 33h50M176 20h34m-34 16h48" />
    </g>
  </>,
];
