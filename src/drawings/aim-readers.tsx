import { arms } from './people/arms.tsx';
import { below, tops } from './people/clothes.tsx';
import { heads } from './people/heads.tsx';

/** The figure that is entered once and seen by all: 48. */
export const figure = (x: number, y: number) => (
  <path
    className="bar"
    d={`M${x} ${y}m9 0-9 16h13m-4-6v14m10.5-19a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1-11 0m-1 12.5a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0`}
  />
);

/** The screen on which it is seen, where the hand of one who stands reaches it. */
const screen = (
  <>
    <path className="sheet" d="M52-106h40q4 0 4 4v32q0 4-4 4H52q-4 0-4-4v-32q0-4 4-4z" />
    {figure(56, -98)}
  </>
);

/** A storekeeper among racks, a branch manager at a counter, and a finance head at a desk. */
export const READERS = [
  <>
    <path className="tint" d="M54-34v-22h13v22zm16 0v-14h13v14zM52-4v-18h16v18zm19 0v-13h11v13z" />
    <path d="M50 0v-64h36V0M50-34h36M50-4h36M68-66v2" />
    {screen}
    {below.lungi}
    {heads.bearded}
    {tops.vest}
    {arms.leftDown('sheet')}
    {arms.rightOut()}
  </>,
  <>
    {below.trousers}
    {heads.short}
    {tops.shirt}
    {arms.leftBent()}
    <path d="M72-66v22" />
    <path className="deep" d="M44-38h40V0H44z" />
    <path className="tint" d="M40-45h50v7H40z" />
    <path d="M54-38V0m20-38V0" />
    {screen}
    {arms.rightOut()}
  </>,
  <>
    <path d="M9-62v38h30M12-24V0m22-24 4 24M72-50v14M48-30V0m38-30V0" />
    <path className="tint" d="M44-36h50v6H44zM74-30h12v16H74z" />
    <g transform="translate(0 20)">
      <path className="skin" d="M36-20q0-7 8-7h4v7z" />
      <path className="deep" d="M13-52h22l14 6q4 2 3 6l-4 18H36l1-15H14z" />
      {heads.bun}
      {tops.blouse}
      {arms.leftDown()}
    </g>
    <g transform="translate(0 18)">
      {screen}
      {arms.rightOut()}
    </g>
  </>,
];
