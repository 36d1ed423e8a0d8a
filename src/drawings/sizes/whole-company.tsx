import type { ThingName } from '../../schemas/drawings.ts';
import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { turned } from '../people/person.tsx';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Size } from '../sizes.ts';
import { vocabulary } from '../vocabulary.ts';

const thing = (name: ThingName, place: string, count?: number) => (
  <g transform={place}>{vocabulary[name]({ count }).drawing}</g>
);

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

/** The edge of the hall's roof, three times. */
const RIDGE = 'l112-48v48';

/** What leaves the company, beside its office: lower, because words stand above it. */
const YARD = (
  <>
    <path className="sheet" d={`M600 0v-112${RIDGE.repeat(3)}V0z`} />
    <path className="deep" d="M600-112l112-54v12l-104 50h-8zm112 0 112-54v12l-104 50h-8zm112 0 112-54v12l-104 50h-8z" />
    <path className="tint" d="M770 0v-34h40v34zm44 0v-28h34v28zm-32-34v-28h36v28z" />
    <path d="M790-34v10m41-4v8m-31-42v10" />
    {thing('pallet-rack', 'translate(616) scale(.64)', 2)}
    {thing('loader', 'translate(862) scale(.94)')}
    {thing('laden-lorry', 'translate(966) scale(1.04)')}
    {thing('supervisor', 'translate(1240) scale(-1.16 1.16)')}
  </>
);

/**
 * A company in whose office one record goes from who orders to the store, the workshop, the accounts and who decides: these rooms are lit,
 * and nobody is in the others.
 */
export const wholeCompany: Size = {
  width: 1240,
  height: 492,
  yard: YARD,
  drawing: (
    <>
      <path d="M58 0q12-190-14-342" strokeWidth="5" />
      <path
        className="tint"
        d="M44-342q-30-30-46-4 20-2 46 4m0 0q-34-4-36 28 14-22 36-28m0 0q-8-36-30-34 20 8 30 34m0 0q10-38 42-30-28 4-42 30m0 0q36-20 56 10-28-12-56-10m0 0q30 0 36 34-16-24-36-34"
      />
      <path className="unlit" d="M82-146v-138h124v138zM82-292v-146h124v146zm372 0v-146h124v146z" />
      <path className="lit" d="M82 0v-138h496V0zM206-146v-138h372v138zM206-292v-146h248v146z" />
      <path d="M330-138V0M372-284v138" />
      <path
        className="faint"
        d="M98-338h92v7H98zm16 7v39m60-39v39M118-420h52v50h-52zm26 0v50m-26-25h52M470-292v-104h92v104zm46 0v-104m-46 52h92m-54 22v12m16-12v12"
      />
      <path className="faint" d="M96-200h98v7H96zm8 7v47m82-47v47M124-208v-40h46v40zm23 0v8" />
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
      {thing('cnc-lathe', 'translate(452 -146) scale(.74)')}
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
