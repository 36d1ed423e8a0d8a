import { foot, moves } from './page-foot.tsx';

/** Down from the strip above, once round what is marked, and down to the next one. */
const ROUND = 'M36-3000V13C36 83 73 158 110 158a58 58 0 0 0 0-116C73 42 36 117 36 187V3000';
/** A wheel of six vanes, from the left of its hub. */
const WHEEL =
  'a12 12 0 0 0 24 0 12 12 0 0 0-24 0m12-12c-14-8-14-24-2-30m14 36c6-16 22-16 30-6m-32 14c14 4 18 18 10 28m-22-24c4 14-8 26-22 22m12-30c-14 6-26-4-28-16';

/** A pipe that turns down. */
const BEND = 'h40a40 40 0 0 1 40 40v66h-40v-62a4 4 0 0 0-4-4h-36z';

/** The top of a pump maker's page: menu, the set that fills a tank, and the telephone that can be tapped. */
const hero = (
  <>
    <path className="sheet" d="M0 0h732v92h-732zM0 44h732" />
    <path className="dots" d="M24 22h0m22 0h0m22 0h0" />
    <path className="tint" d="M123 10h566v24h-566z" />
    <path d="M424 68h70m30 0h70m30 0h70" />
    <path className="bar" d="M76 144h250m-250 40h190m-190 40h110" />
    <path
      className="sheet"
      d="M436 130q-66 0-66 210h44q0-170 22-174zM600 246h112v88h-112zM630 222h44v24h-44zM612 334h84v18h-84z"
    />
    <path className="tint" d={`M438 124${BEND}M424 116h14v56h-14zM350 332h120v68h-120zM490 352h242v48h-242z`} />
    <path d="M630 262v56m20 0v-56m20 0v56m20 0v-56M350 350q20-16 40 0t40 0 40 0" />
    <circle className="sheet" cx="540" cy="290" r="66" />
    <circle className="tint" cx="540" cy="290" r="44" />
    <path d={`M528 290${WHEEL}`} />
    <path className="hot" d="M94 292h174a30 30 0 0 1 0 60h-174a30 30 0 0 1 0-60z" />
    <path className="deep" d="M100 302q-6 14 8 27t27 8l-1-9-10-4-5 5q-8-4-11-11l5-5-4-10zM160 316h100v12h-100z" />
  </>
);

/** The wheel that a buyer looks for, beside a submersible pump, a casing and a bend. */
const items = (
  <>
    <circle className="hot" cx="110" cy="100" r="44" />
    <path d={`M98 100${WHEEL}`} />
    <path d={`M216 24${'h142v152h-142zm174 0'.repeat(3)}M236 158${'h90m84 0'.repeat(3)}`} />
    <circle className="tint" cx="461" cy="86" r="44" />
    <path d={`M449 86${WHEEL}`} />
    <path
      className="tint"
      d={`M276 36h22v20h-22zM270 56h34v46h-34zM276 102h22v34h-22zM595 32${BEND}M626 128h58v14h-58z`}
    />
  </>
);

/** A lock, a password of four digits, and invoices. */
const portal = (
  <>
    <path d={`M92 92v-18c0-24 36-24 36 0v18M216 72${'h40v56h-40zm50 0'.repeat(4)}`} />
    <path className="hot" d="M78 92h64v46h-64z" />
    <path d="M110 108v14" />
    <path className="dots" d={`M236 100${'h0m50 0'.repeat(4)}`} />
    <path className="tint" d="M456 72h248v44h-248z" />
    <path
      d={`M456 28h248v132h-248zM476 50${'h84m40 0h30m30 0l7 8 14-18m-205 54'.repeat(2)}h84m40 0h30m40-14v18m-9-8l9 9 9-9m-21 15h24`}
    />
  </>
);

const HOUR = 'h77v40h-77';

/** The rupee, free and taken hours, and a code to pay by. */
const slots = (
  <>
    <circle className="hot" cx="110" cy="100" r="44" />
    <path d="M216 24h308v156h-308zM216 60h308m0 40h-308m0 40h308M293 60v120m77 0v-120m77 0v120" />
    <path className="tint" d={`M216 60${HOUR}zm77 40${HOUR}zm77 40${HOUR}zm77-80${HOUR}zm-231 80${HOUR}z`} />
    <path d="M572 36h40v40h-40zm92 0h40v40h-40zm-92 92h40v40h-40z" />
    <path
      className="bar"
      d="M90 76h40M90 94h40M90 76h12c24 0 24 36 0 36h-10l26 26M588 56h8m84 0h8m-100 92h8m36-108v50m-60 12h132m-72 30h24m-24 36h64v-36"
    />
  </>
);

/** The strips of a web page from its top to its foot, 732 wide, with the height of each and what the line does in it. */
export const pageStrips = [
  { name: 'hero', strip: hero, height: 400, line: 'M-3000 372H268a50 50 0 0 0 0-100H86a50 50 0 0 0-50 50V3000' },
  { name: 'items', strip: items, height: 200, line: ROUND },
  { name: 'portal', strip: portal, height: 200, line: ROUND },
  { name: 'slots', strip: slots, height: 200, line: ROUND },
  { name: 'moves', strip: moves, height: 200, line: ROUND },
  {
    name: 'foot',
    strip: foot,
    height: 220,
    line: 'M36-3000V92a66 66 0 0 0 132 0a66 66 0 0 0-132 0a66 66 0 0 0 66 66H3000',
  },
];
