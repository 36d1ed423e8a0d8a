import { faceAt } from '../people/face.tsx';
import { heads } from '../people/heads.tsx';
import { limb } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** In a scarf of turmeric, which falls over the shoulders. */
const scarfed = (
  <>
    <path className="deep" d="M12-100q0-14 12-14t12 14l5 22q-17 12-34 0z" />
    <path className="skin" d="M16-100q0-10 9-10t9 10-9 11-9-11z" />
    {faceAt(26.5, -99.5)}
    <path d="M14-82q12 8 22-6" />
  </>
);

/**
 * A register, whose outline the line draws: whose data it holds, and the print of the thumb with which that person agreed. A clerk
 * erases an entry whose day has come.
 */
export const dataRegister: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 106, y: -94, r: 36 },
    contour: 'H2a8 8 0 0 0 8-8V-138c18-11 46-11 64 5c18-16 46-16 64-5V-8a8 8 0 0 0 8 8',
    rest: (
      <>
        <path className="deep" d="M3-10v-134h142v134z" />
        <path className="tint" d="M150 0v-56q0-28 24-33h32q23 5 23 33V0z" />
        <g transform="translate(138 101) scale(2.180)">{turned(scarfed)}</g>
      </>
    ),
    hot: (
      <>
        <path className="tint" d="M18-126h46v54H18z" />
        <path className="deep" d="M24-72q0-18 14-19 5 5 9 0 13 1 13 19z" />
        <g transform="translate(14.500 14.500) scale(1.100)">{heads.bun}</g>
        <path d="M74-133V-3M12-7c18-8 46-8 62 4c16-12 44-12 62-4M22-50h40M22-24h40M86-24h22" />
        <path className="bar" d="M24-60h24M24-36h34" />
        <path className="hot" d="M106-62a22 32 0 0 1 0-64a22 32 0 0 1 0 64" />
        <path className="on-hot" d="M94-80q-5-36 12-36t12 36M101-74q-4-30 5-30t5 30" />
        <path className="missing" d="M84-48h22v14H84z" />
        <path className="sheet" d="M102-28l-9-12 11-9 9 12z" />
        <path className="deep" d="M113-37l-9-12 8-7 9 12z" />
        <path className="skin" d={limb([128, -56], [119, -58], [112, -50], 3.5)} />
        <path className="skin" d={limb([150, -40], [142, -43], [127, -48], 8)} />
        <path className="tint" d={limb([204, -60], [180, -26], [146, -43], 12)} />
      </>
    ),
  });
