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
];
/** Where the office begins, how wide a room is, and from floor to floor. */
const [OFFICE, ROOM, STOREY] = [376, 122, 112];
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

/** A company from its gate to its workshop, in all of which the same records are used: as wide as forty weeks. */
export const wholeCompany: Tableau = {
  width: 1240,
  height: 372,
  drawing: (
    <>
      <path d="M54-132q14-90-14-170m36 170q22-60 6-120" strokeWidth="5" />
      <path
        className="tint"
        d="M40-302q-30-30-46-4 20-2 46 4m0 0q-34-4-36 28 14-22 36-28m0 0q-8-36-30-34 20 8 30 34m0 0q10-38 42-30-28 4-42 30m0 0q36-20 56 10-28-12-56-10m0 0q30 0 36 34-16-24-36-34m42 46q-24-20-44 4 22-8 44-4m0 0q-26 4-26 32 10-22 26-32m0 0q6-30 20-28"
      />
      <path className="sheet" d="M96 0v-250l88-50v50l88-50v50l88-50V0z" />
      <path className="deep" d="M88-250l96-56v14l-88 52h-8zm96 0 88-56v14l-80 52h-8zm88 0 88-56v66h-88z" />
      <path className="tint" d={`M112-186v-40h50v40zm${'62 0v-40h50v40zm'.repeat(3)}0 0`} />
      <path d="M137-226v40m62-40v40m62-40v40m62-40v40" />
      {thing('pallet-rack', 'translate(134) scale(1.04)', 2)}
      {lights}
      {FLOORS.map((rooms, storey) => rooms.map((things, at) => room(things, OFFICE + at * ROOM, -storey * STOREY)))}
      <path
        className="deep"
        d="M368-112h504v8H368zm0-112h504v8H368zm0-120h504v16H368zM368 0v-344h8V0zm496 0v-344h8V0z"
      />
      <path className="deep" d="M520-372h200v28H520z" />
      <path className="letter" d="M540-362h90v8h-90zm102 0h58v8h-58z" />
      <path className="sheet" d="M880 0v-296h252V0z" />
      <path className="tint" d="M892-184v-98h228v98z" />
      {thing('blackboard', 'translate(900 -184) scale(.6)')}
      {thing('woman', 'translate(1026 -184) scale(.68)')}
      {thing('man', 'translate(1058 -184) scale(.68)')}
      {thing('technician', 'translate(1082 -184) scale(.68)')}
      <path className="deep" d="M872-312h268v16H872zM880-184h252v10H880zM1020-312v-22h80v22z" />
      {thing('cnc-lathe', 'translate(888) scale(.92)')}
      {thing('laden-lorry', 'translate(0) scale(.96)')}
      {thing('loader', 'translate(248) scale(1.1)')}
      <g transform="translate(1040) scale(1.2)">
        {below.trousers}
        {heads.helmet}
        {tops.shirt}
        {arms.leftOut()}
        {arms.rightDown()}
      </g>
      <path className="tint" d="M1148-176a38 38 0 0 1 8-74 46 46 0 0 1 62 76z" />
      <path d="M1194 0v-196m0 60-16-18m16 0 14-14" strokeWidth="6" />
      {thing('salesman', 'translate(1098) scale(1.2)')}
      {thing('supervisor', 'translate(1240) scale(-1.2 1.2)')}
    </>
  ),
};
