import type { ThingName } from '../../schemas/drawings.ts';
import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import type { Tableau } from '../thing.ts';
import { vocabulary } from '../vocabulary.ts';

/** What is done in the rooms of the office, from the ground floor up, from left to right. */
const FLOORS: ThingName[][][] = [
  [['counter'], ['strong-box', 'woman'], ['desk', 'woman'], ['man', 'papers']],
  [['phone-clerk'], ['shelf', 'woman'], ['rack', 'technician'], ['desk', 'man']],
  [
    ['desk', 'supervisor'],
    ['model-board', 'woman'],
    ['desk', 'man'],
    ['files', 'teacher'],
  ],
  [
    ['blackboard', 'man'],
    ['desk', 'technician'],
    ['rack', 'woman'],
    ['desk', 'teacher'],
  ],
];
/** Where the office begins, how wide a room is, and from floor to floor. */
const [OFFICE, ROOM, STOREY] = [82, 122, 112];
/** What a room leaves free on its sides, and what is between things. */
const [AIR, GAP] = [10, 12];
/** The records that all use stand on the second floor. */
const RECORDS = 2;

function room(things: ThingName[], left: number, floor: number) {
  const drawn = things.map((thing) => vocabulary[thing]({}));
  const width = drawn.reduce((sum, thing) => sum + thing.width + GAP, -GAP);
  const scale = Math.min(0.64, (ROOM - 2 * AIR) / width);
  let edge = (ROOM / scale - width) / 2;
  return (
    <g key={left} transform={`translate(${left} ${floor}) scale(${scale.toFixed(3)})`}>
      {drawn.map((thing, at) => {
        const x = edge;
        edge += thing.width + GAP;
        return (
          <g key={things[at]} transform={`translate(${x.toFixed(1)})`}>
            {thing.drawing}
          </g>
        );
      })}
    </g>
  );
}

const thing = (name: ThingName, place: string, count?: number) => (
  <g transform={place}>{vocabulary[name]({ count }).drawing}</g>
);

/** Every second room is lit otherwise; that of the records is as the thing that matters. */
const lights = FLOORS.flatMap((rooms, storey) =>
  rooms.map((things, at) => (
    <path
      key={things.join()}
      className={storey === 1 && at === RECORDS ? 'hot' : (storey + at) % 2 ? 'tint' : 'sheet'}
      d={`M${OFFICE + at * ROOM} ${-storey * STOREY}v${8 - STOREY}h${ROOM}v${STOREY - 8}z`}
    />
  )),
);

/** The edge of the hall's roof, three times. */
const RIDGE = 'l112-48v48';

/**
 * A company from its office to its yard, in all of which the same records are used: as wide as forty weeks. Beside the office, which is
 * as wide as half of them, all is low, and what is said of it has room above.
 */
export const wholeCompany: Tableau = {
  width: 1240,
  height: 492,
  drawing: (
    <>
      <path d="M44 0q12-190-14-342m36 342q26-120 6-292" strokeWidth="5" />
      <path
        className="tint"
        d="M30-342q-30-30-46-4 20-2 46 4m0 0q-34-4-36 28 14-22 36-28m0 0q-8-36-30-34 20 8 30 34m0 0q10-38 42-30-28 4-42 30m0 0q36-20 56 10-28-12-56-10m0 0q30 0 36 34-16-24-36-34m42 50q-24-20-44 4 22-8 44-4m0 0q-26 4-26 32 10-22 26-32m0 0q6-30 20-28"
      />
      {lights}
      {FLOORS.map((rooms, storey) => rooms.map((things, at) => room(things, OFFICE + at * ROOM, -storey * STOREY)))}
      <path
        className="deep"
        d="M74-112h504v8H74zm0-112h504v8H74zm0-112h504v8H74zm0-120h504v16H74zM74 0v-456h8V0zm496 0v-456h8V0z"
      />
      <path className="deep" d="M226-492h200v36H226z" />
      <path className="letter" d="M246-478h90v8h-90zm102 0h58v8h-58z" />
      <path className="sheet" d={`M600 0v-112${RIDGE.repeat(3)}V0z`} />
      <path className="deep" d="M600-112l112-54v12l-104 50h-8zm112 0 112-54v12l-104 50h-8zm112 0 112-54v62H824z" />
      {thing('pallet-rack', 'translate(612) scale(.64)', 2)}
      {thing('cnc-lathe', 'translate(800) scale(.8)')}
      {thing('loader', 'translate(742) scale(1.08)')}
      {thing('laden-lorry', 'translate(984) scale(.98)')}
      <g transform="translate(918) scale(1.16)">
        {below.trousers}
        {heads.helmet}
        {tops.shirt}
        {arms.leftOut()}
        {arms.rightDown()}
      </g>
      {thing('supervisor', 'translate(1240) scale(-1.16 1.16)')}
    </>
  ),
};
