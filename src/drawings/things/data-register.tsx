import { arms } from '../people/arms.tsx';
import { below, tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/**
 * A register, whose outline the line draws: whose data it holds, the print of the thumb with which that person agreed, and a clerk with
 * an eraser at the entry whose day has come.
 */
export const dataRegister: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 116, y: -98, r: 34 },
    contour: 'H4a8 8 0 0 0 8-8V-136c18-12 52-12 70 5c18-17 52-17 70-5V-8a8 8 0 0 0 8 8',
    rest: (
      <>
        <path className="deep" d="M3-6v-138h158V-6z" />
        <g transform="translate(174 0) scale(1.1)">
          {below.salwar}
          {turned(heads.plait)}
          {tops.kurta}
          {arms.rightDown()}
        </g>
      </>
    ),
    hot: (
      <>
        <path className="tint" d="M22-126h48v58H22z" />
        <path className="deep" d="M27-68q0-22 15-23 4 4 8 0 15 1 15 23z" />
        <g transform="translate(15 26) scale(1.3)">{heads.bun}</g>
        <path d="M82-131V-2M14-6c18-11 50-11 68 4c18-15 50-15 68-4M24-40h46M24-26h34M94-28h40" />
        <path className="bar" d="M26-54h36" />
        <path className="hot" d="M117-72a21 29 0 0 1 0-58a21 29 0 0 1 0 58" />
        <path className="on-hot" d="M105-88q-5-34 12-34t12 34M111-83q-4-31 6-31t6 31M117-80v-18" />
        <path className="missing" d="M92-56h30v15H92z" />
        <path className="sheet" d="M122-40l-7-13 14-9 7 13z" />
        <path className="deep" d="M136-49l-7-13 12-8 7 13z" />
        <path className="skin" d={limb([188, -86], [172, -66], [146, -62], 4.6)} />
        <path className="tint" d={sleeve([188, -87], [177, -73], 6.6)} />
      </>
    ),
  });
