import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Size } from '../sizes.ts';
import { vocabulary } from '../vocabulary.ts';
import { companyRooms } from './company-rooms.tsx';
import { companyYard } from './company-yard.tsx';

/** The one record, from its lower left corner. */
const record = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="hot" d="M0 0v-38h30V0z" />
    <path className="on-hot" d="M6-29h18M6-20h18M6-11h10" />
  </g>
);

/** The way that it takes from room to room, behind who is there. */
const WAY = [
  ...[224, 244, 264, 284, 304, 324, 344, 364, 384, 404].map((x) => [x, -76]),
  ...[-108, -128, -148].map((y) => [441, y]),
  ...[414, 394, 374, 354, 334, 314].map((x) => [x, -224]),
  ...[-258, -278, -298, -318, -338].map((y) => [277, y]),
];

/** A lamp that hangs where the record is used. */
const lamp = (x: number, ceiling: number) => (
  <path className="deep" d={`M${x} ${ceiling}v10m-18 10q2-10 12-10h12q10 0 12 10z`} />
);

/** Those who use it, one in each room. */
const PEOPLE = (
  <>
    <g transform="translate(150) scale(1.05)">
      {sides.trousers}
      {sides.head(profiles.turban)}
      <path className="sheet" d={sides.longShirt} />
      {sides.reaching('sheet', 22, -66)}
    </g>
    <g transform="translate(226) scale(1.05)">
      {tops.blouse}
      {turned(heads.bun)}
      {arms.leftOut()}
      {arms.rightBent()}
    </g>
    <g transform="translate(378) scale(1.05)">
      {below.lungi}
      {heads.cap}
      {tops.vest}
      {arms.leftDown('sheet')}
      {arms.rightOut('sheet')}
    </g>
    <g transform="translate(378 -146) scale(1.05)">
      {below.trousers}
      {heads.helmet}
      {tops.shirt}
      {arms.leftDown()}
      {arms.rightOut()}
    </g>
    <g transform="translate(300 -146) scale(1.05)">
      {tops.kurta}
      {turned(heads.loose)}
      {arms.leftOut()}
      {arms.rightBent()}
    </g>
    <g transform="translate(252 -292) scale(1.05)">{sides.inSari('grey', 20, -70)}</g>
  </>
);

/**
 * A company in whose office one record goes from who orders to the store, the workshop, the accounts and who decides: these rooms are lit,
 * and nobody is in the others.
 */
export const wholeCompany: Size = {
  width: 1240,
  height: 492,
  rooms: companyRooms,
  yard: companyYard,
  drawing: (
    <>
      {lamp(196, -138)}
      {lamp(362, -138)}
      {lamp(236, -284)}
      {lamp(480, -284)}
      {lamp(330, -438)}
      <path
        className="tint"
        d="M462-96v-26h26v26zm32 0v-20h24v20zm32 0v-28h32v28zM462-50v-30h30v30zm36 0v-22h24v22zm32 0v-30h26v30zM462-4v-26h24v26zm32 0v-32h30v32zm38 0v-22h26v22zM338 0v-30h34V0z"
      />
      <path className="deep" d="M456-96h114v6H456zm0 46h114v6H456zm0 46h114v4H456z" />
      <path d="M355-30v10" />
      <g transform="translate(452 -146) scale(.74)">{vocabulary['cnc-lathe']({}).drawing}</g>
      <path className="sheet" d="M338-400h104v68H338z" />
      <path className="deep" d="M350-338v-18h14v18zm22 0v-32h14v32zm22 0v-26h14v26zm22 0v-48h14v48z" />
      <path d="M356-332l-10 40m78-40 10 40" />
      <path className="deep" d="M74-146h504v8H74zm0-146h504v8H74zm0-162h504v16H74zM74 0v-456h8V0zm496 0v-456h8V0z" />
      {WAY.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="hot" cx={x} cy={y} r="5" />
      ))}
      {record(182, -56)}
      {record(426, -58)}
      {record(426, -204)}
      {record(262, -206)}
      {record(262, -352)}
      {PEOPLE}
      <path className="tint" d="M264-192h88v34h-88z" />
      <path className="deep" d="M248-200h118v8H248zM256-192h8v46h-8zm96 0h8v46h-8z" />
      <path className="sheet" d="M324-200v-8h36v8zm4-8v-8h30v8z" />
      <path className="deep" d="M204-58h120v9H204z" />
      <path className="tint" d="M212-49h104V0H212z" />
      <path className="sheet" d="M224-38h80v26h-80z" />
      <path className="deep" d="M226-492h200v38H226z" />
      <path className="letter" d="M246-477h90v8h-90zm102 0h58v8h-58z" />
    </>
  ),
};
