import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';

/** A hank on a rail, 30 wide; how long is told. */
const hank = (x: number, y: number, length: number) =>
  `M${x} ${y}h30q4 ${length / 2} 0 ${length}-15 9-30 0-4-${length / 2} 0-${length}z`;

/** A dyer lifts hanks of navy yarn out of the steam of a vat; others hang from a rail to dry, each as dark as its bath. */
export const dyeVats = (
  <>
    <path className="shine" d="M142 160q-24-20-10-48-8-40 30-46 10-42 54-30 42-10 42 34 28 16 12 50 8 26-12 40z" />
    <path className="tint" d={hank(14, 44, 70)} />
    <path className="hair" d={`${hank(56, 44, 78)}${hank(308, 44, 60)}`} />
    <path className="on-hot" d={hank(350, 44, 74)} />
    <path className="hot" d="M0 38h104v6H0zM296 38h224v6H296z" />
    <g transform="translate(117 190)scale(1.5)">
      {below.lungi}
      {heads.turban}
      {tops.vest}
      {arms.leftBent('skin')}
    </g>
    <path className="hot" d="M170 80h108v6H170z" />
    <path className="tint" d="M174 134h104l-8 36h-88z" />
    <path className="tint" d="M174 132a52 11 0 0 1 104 0 52 11 0 0 1-104 0z" />
    <path className="deep" d="M182 132a44 7 0 0 1 88 0 44 7 0 0 1-88 0z" />
    <path className="on-hot" d={hank(198, 86, 46)} />
    <path className="hair" d={hank(232, 86, 46)} />
    <path d="M206 90v38m7-38v40m7-40v38M240 90v38m7-38v40m7-40v38" />
    <g transform="translate(117 190)scale(1.5)">{arms.rightOut('skin')}</g>
    <path className="tint" d="M-30 138H82v32H-30z" />
    <path className="on-hot" d="M-30 138a56 10 0 0 1 112 0 56 10 0 0 1-112 0z" />
  </>
);
