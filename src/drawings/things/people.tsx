import type { ReactNode } from 'react';
import type { Thing } from '../thing.ts';
import { arms, below, hands, heads, tops } from '../wardrobe.tsx';

/** Somebody as high as most are; `left` and `right`: what arms and what is held take beyond the body. */
const person = (drawing: ReactNode, { left = 0, right = 0, height = 116 } = {}): Thing => {
  const width = 48 + left + right;
  const placed = left ? <g transform={`translate(${left})`}>{drawing}</g> : drawing;
  return () => ({ width, height, spot: { x: left + 24, y: -96, r: 26 }, drawing: placed });
};

/** A warden in a sari, two registers in her arms. */
export const warden = person(
  <>
    {below.sari}
    {heads.bun}
    {tops.blouse}
    {arms.leftBent()}
    <path className="tint" d="M14-84h26v30H14z" />
    <path className="sheet" d="M9-78h25v28H9zM15-78v28" />
    {arms.rightBent()}
  </>,
);

/** A technician of a laboratory in a coat, holding a tube against the light. */
export const technician = person(
  <>
    {below.trousers}
    {heads.loose}
    {tops.coat}
    {arms.leftDown('sheet')}
    <path className="sheet" d="M49-116h9v22q0 5-4.500 5t-4.500-5z" />
    <path className="tint" d="M49-106h9v12q0 5-4.500 5t-4.500-5z" />
    {arms.rightUp('sheet')}
  </>,
  { right: 12 },
);

/** A moulder of a foundry in helmet and apron, a casting in his tongs. */
export const moulder = person(
  <>
    {below.trousers}
    {heads.helmet}
    {tops.apron}
    {arms.leftDown()}
    <path d="M50-90 68-32" strokeWidth="4" />
    <path className="sheet" d="M54-32h32q-2 20-16 20T54-32z" />
    <path className="tint" d="M54-32q16-7 32 0-16 7-32 0z" />
    {arms.rightOut()}
  </>,
  { right: 38 },
);

/** A supervisor with a beard, reading a tablet. */
export const supervisor = person(
  <>
    {below.trousers}
    {heads.bearded}
    {tops.shirt}
    {arms.leftBent()}
    <path className="deep" d="M7-80l27-4 5 32-27 4z" />
    <path className="sheet" d="M12-76l19-3 3 22-19 3z" />
    {arms.rightBent()}
  </>,
);

/** A watchman in his cap, with a torch. */
export const watchman = person(
  <>
    {below.trousers}
    {heads.cap}
    {tops.shirt}
    <path d="M12-50h24" strokeWidth="4" />
    {arms.leftDown()}
    <path className="tint" d="M64-68l40-14v36L64-58z" />
    <path className="deep" d="M56-68h12v10H56z" />
    {arms.rightOut()}
  </>,
  { right: 56 },
);

/** A farmer in turban and veshti, a basket of fruit before him. */
export const farmer = person(
  <>
    {below.veshti}
    {heads.turban}
    {tops.vest}
    {arms.leftBent()}
    {arms.rightBent()}
    <path className="tint" d="M6-66a8 8 0 0 1 11-9 8 8 0 0 1 14 0 8 8 0 0 1 11 9z" />
    <path className="deep" d="M1-67h46l-7 22H8z" />
    {hands}
  </>,
);

/** A packer in salwar kameez, a carton in her arms. */
export const packer = person(
  <>
    {below.salwar}
    {heads.plait}
    {tops.kurta}
    {arms.leftBent()}
    {arms.rightBent()}
    <path className="sheet" d="M4-80h40v31H4zM29-80v11H19v-11" />
    {hands}
  </>,
);

/** A loader in a lungi, a roll on his shoulder. */
export const loader = person(
  <>
    {below.lungi}
    {heads.short}
    {tops.shirt}
    {arms.leftDown()}
    <path className="sheet" d="M37-118h32v26H37zM58-118v9H48v-9" />
    {arms.rightUp()}
  </>,
  { right: 22, height: 120 },
);

/** A grandmother with grey hair, on her stick. */
export const grandmother = person(
  <g transform="translate(2)scale(.92)">
    {below.sari}
    {heads.grey}
    {tops.blouse}
    {arms.leftDown()}
    <path d="M62 0v-62q0-6-6-6t-6 6" />
    {arms.rightOut()}
  </g>,
  { right: 14, height: 108 },
);

/** A shopkeeper in a veshti, his hands on his hips. */
export const shopkeeper = person(
  <>
    {below.veshti}
    {heads.bearded}
    {tops.shirt}
    {arms.leftBent()}
    {arms.rightDown()}
  </>,
);

/** A teacher in a sari, who points. */
export const teacher = person(
  <>
    {below.sari}
    {heads.bun}
    {tops.blouse}
    {arms.rightDown()}
    {arms.leftOut()}
  </>,
  { left: 16 },
);

/** A student with a scarf and a bag. */
export const student = person(
  <>
    {below.salwar}
    {tops.kurta}
    {heads.scarf}
    {arms.leftDown()}
    {arms.rightBent()}
  </>,
);
