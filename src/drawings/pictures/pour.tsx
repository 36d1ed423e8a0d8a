import { CASING } from '../casing.ts';
import { limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';

/** A box of sand with its riser, from its upper left corner. */
const BOX = 'h52v34h-52z';
const BOXES = [4, 64];
/**
 * Iron is poured in the night shift: the furnace, the moulder with a ladle that hangs from the crane, sand boxes on the floor, and one
 * casting on the hook, to which its card is tied.
 */
export const pour: Tableau = {
  width: 340,
  height: 316,
  drawing: (
    <>
      <path className="tint" d="M0-314h340v16H0z" />
      <path d="M20-298 44-314l24 16 24-16 24 16 24-16 24 16 24-16 24 16 24-16 24 16 24-16 24 16" />
      <path className="deep" d="M6 0v-196l16-26h58l16 26V0z" />
      <path className="sheet" d="M30-222v-40h42v40z" />
      <path d="M6-196h90M6-150h90M6-52h90" />
      <path className="shine" d="M22-62v-50q0-28 28-28t28 28v50z" />
      <path className="letter" d="M34-62v-42q0-18 16-18t16 18v42z" />
      <path className="tint" d="M96-50l30 12v12L96-34z" />
      <g transform="translate(262 -176) scale(.92)">
        <path className="tint" d={CASING} />
        <path className="deep" d="M-22 0a22 22 0 0 0 44 0 22 22 0 0 0-44 0z" />
        <path className="dots" d="M0-33h0m0 66h0m-33-33h0m66 0h0" />
      </g>
      <path d="M262-298v68a10 10 0 1 1-10 10" strokeWidth="5" />
      <path d="M320-174q-10 20 2 34" />
      <path className="letter" d="M306-136l8-8h14l8 8v46h-30z" />
      <path className="deep" strokeWidth="0" d="M312-128h18v5h-18zm0 10h12v4h-12zm0 9h18v4h-18zm0 9h12v4h-12z" />
      <g transform="translate(182) scale(2)">
        <path className="skin" d={limb([-15, -76], [-1, -64], [19, -55])} />
        {sides.trousers}
        {sides.head(
          <>
            {profiles.moustache}
            <path className="tint" d="M-12-4q0-12 13-12 11 1 11 10l4 2z" />
          </>,
        )}
        <path className="tint" d={sides.shirt} />
        <path className="sheet" d="M-18-75h10l2 27 3 26q-10 4-19 1z" />
        <path d="M-12-58 30-52" strokeWidth="7" />
      </g>
      <path className="shine" d="M276-94q16 2 16 20v42h-12v-42q0-8-12-8z" />
      <path className="deep" d="m230-126 56 16q-4 38-34 34t-22-50z" />
      <path className="shine" d="m230-126 56 16q-20 12-40 6-14-8-16-22z" />
      <g transform="translate(182) scale(2)">
        <path className="skin" d={limb([-22, -76], [-20, -58], [3, -56])} />
        <path className="tint" d={sleeve([-22, -77], [-20.5, -64])} />
      </g>
      <g transform="translate(216)">
        {BOXES.map((x) => (
          <g key={x}>
            <path className="sheet" d={`M${x}-34${BOX}`} />
            <path className="tint" d={`M${x}-34h52v10h-52z`} />
            <path className="shine" d={`M${x + 12}-34h12v-4h-12zm18 0h10v-4h-10z`} />
            <path className="dots" d={`M${x + 10}-12h0m16 0h0m16 0h0`} />
          </g>
        ))}
      </g>
      <path className="shine" strokeWidth="0" d="M304-74l4 8-8-4zm14 22l8 2-6 5zM256-58l-8 4 2-8zm-10 16l-9-1 6-5z" />
    </>
  ),
};
