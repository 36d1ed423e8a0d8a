import { dropPath } from '../../lib/drawing/loop.ts';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** Three quotations: one counts users, one modules, one days. The price of leaving is missing. */
export const threeQuotations: Thing = () =>
  ringed({
    width: 282,
    spot: { x: 240, y: -58, r: 40 },
    rest: (
      <>
        <path className="sheet" d="M0-152h84V0H0zm96 0h84V0H96zm96 152v-152h84V0" />
        <path className="deep" d="M0-152h84v22H0zm96 0h84v22H96zm96 0h84v22h-84z" />
        <path
          className="tint"
          d="M8-76q0-14 16-14t16 14zm36 0q0-14 16-14t16 14zM8-34q0-14 16-14t16 14zm36 0q0-14 16-14t16 14z"
        />
        <path
          className="skin"
          d="M24-90a10 10 0 0 1 0-20 10 10 0 0 1 0 20m36 0a10 10 0 0 1 0-20 10 10 0 0 1 0 20m-36 42a10 10 0 0 1 0-20 10 10 0 0 1 0 20m36 0a10 10 0 0 1 0-20 10 10 0 0 1 0 20"
        />
        <path className="tint" d="M108-112h26v30h-26zm34 0h26v30h-26zm-34 40h26v30h-26zm34 0h26v30h-26z" />
        <path d="M14-16h56m40 0h56" />
        <path className="tint" d="M200-120h68v20h-68z" />
        <path d="M217-120v20m17-20v20m17-20v20" />
      </>
    ),
    hot: (
      <>
        <path className="shine" strokeWidth="0" d={dropPath({ x: 240, y: -58, r: 39 })} />
        <path className="hot-line missing" d="M212-72h56v28h-56z" />
      </>
    ),
  });
