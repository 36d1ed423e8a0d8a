import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

/** A hank on a rail, 30 wide; how long is told. */
const hank = (x: number, y: number, length: number) =>
  `M${x} ${y}h30q4 ${length / 2} 0 ${length}-15 9-30 0-4-${length / 2} 0-${length}z`;

/** A dyer lifts hanks of navy yarn out of the steam of a vat; others hang from a rail to dry, each as dark as its bath. */
export const dyeVats = (
  <>
    <path className="shine" d="M168 160q-34-20-14-48-14-40 30-46 10-42 58-30 46-10 46 34 34 16 14 50 10 26-16 40z" />
    <path className="tint" d={hank(14, 44, 70)} />
    <path className="hair" d={`${hank(56, 44, 78)}${hank(308, 44, 60)}${hank(392, 44, 52)}`} />
    <path className="on-hot" d={`${hank(98, 44, 66)}${hank(350, 44, 74)}${hank(434, 44, 66)}`} />
    <path d="M29 50v66M71 50v74M113 50v62M323 50v56M365 50v70" />
    <path className="hot" d="M0 38h136v6H0zM296 38h224v6H296z" />
    <g transform="translate(134 190)scale(1.5)">
      {below.lungi}
      {heads.turban}
      {tops.vest}
      {arms.leftBent('skin')}
    </g>
    <path className="hot" d="M186 80h112v6H186z" />
    <path className="tint" d="M206 134h112l-8 36H214z" />
    <path className="deep" d="M210 148h104l-2 9H212z" />
    <path className="tint" d="M206 132a56 11 0 0 1 112 0 56 11 0 0 1-112 0z" />
    <path className="deep" d="M214 132a48 7 0 0 1 96 0 48 7 0 0 1-96 0z" />
    <path className="on-hot" d={hank(226, 86, 46)} />
    <path className="hair" d={hank(262, 86, 46)} />
    <path d="M234 90v38m7-38v40m7-40v38M270 90v38m7-38v40m7-40v38" />
    <g transform="translate(134 190)scale(1.5)">{arms.rightOut('skin')}</g>
    <path className="tint" d="M6 138h112v32H6zM334 138h72v32h-72z" />
    <path
      className="on-hot"
      d="M6 138a56 10 0 0 1 112 0 56 10 0 0 1-112 0zM334 138a56 10 0 0 1 112 0 56 10 0 0 1-112 0z"
    />
  </>
);
