import { tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { finger } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import { behind, carton, gate, lamp } from './packing-parts.tsx';

/** The first machine that was connected: cartons go through the gate that counts them, and packers stand behind the belt. */
export const packingLine = {
  isBelt: true,
  width: 392,
  height: 300,
  drawing: (
    <>
      <path className="tint" d="M-3000 0v-400h6000V0z" />
      <path d="M-3000-40h6000" opacity=".35" />
      {lamp(-128)}
      {lamp(268)}
      {lamp(-312)}
      <path className="sheet" d="M-526-262h84v104h-84zM-484-262v104M-526-210h84" />
      <path className="sheet" d="M440-282h84v84h-84z" />
      <path className="deep" d="M440-282h84v20h-84z" />
      <path d="M452-248h28m-28 16h56m-56 16h42" />
      {/* A packer who holds a carton with both hands. */}
      {behind(
        -128,
        <>
          {tops.apron}
          {heads.plait}
          {front.arm('tint', [3, -62], [9, -50])}
          {front.rightArm('tint', [45, -62], [39, -50])}
        </>,
      )}
      {carton(-164, 72, 66)}
      <g transform="translate(-128 64)scale(2.1)translate(-24)">
        {front.fingers([6, -50], 7)}
        {front.fingers([42, -50], -7)}
      </g>
      {/* An engineer with the device, and who is shown it, clipboard in hand. */}
      {behind(
        -415,
        <>
          {tops.shirt}
          {heads.cap}
          {front.arm('tint', [4, -63], [18, -52])}
          <path className="sheet" d="M12-70h22v26H12z" />
          <path className="deep" d="M18-73h10v6H18z" />
          <path d="M17-61h12m-12 5h9" />
          {front.fingers([17, -50], 5)}
          {front.rightArm('tint', [45, -64], [36, -54])}
          {front.fingers([36, -54], -6)}
        </>,
      )}
      <g transform="translate(-278 64)scale(-2.1 2.1)">
        {sides.farArm('sheet', [6, -66], [20, -72])}
        {sides.head(profiles.glasses)}
        <path className="sheet" d={sides.longShirt} />
        <path className="hair" d="M8-60l30 0-5-24h-30z" />
        <path className="skin" d={finger([12, -58], 6, -4)} />
        {sides.arm('sheet', [-14, -55], [11, -57])}
      </g>
      {carton(-534, 56, 54, 'hot')}
      {gate}
      {/* One who lifts the counted cartons off, and one who carries one away. */}
      {behind(
        268,
        <>
          {tops.vest}
          {heads.short}
          {front.arm('sheet', [3, -63], [8, -51])}
          {front.rightArm('sheet', [45, -63], [40, -51])}
        </>,
      )}
      {carton(228, 82, 70)}
      <g transform="translate(268 64)scale(2.1)translate(-24)">
        {front.fingers([4, -51], 7)}
        {front.fingers([44, -51], -7)}
      </g>
      <g transform="translate(448 64)scale(2.1)">
        {sides.farArm('deep', [10, -54], [30, -57])}
        {sides.head(profiles.moustache)}
        <path className="deep" d={sides.shirt} />
        <path className="sheet" d="M-6-94h42v38H-6z" />
        <path d="M11-94v12h8v-12" />
        <path className="skin" d={finger([22, -57], 5, -6)} />
        {sides.arm('deep', [-14, -52], [20, -56])}
      </g>
      {carton(324, 52, 46)}
    </>
  ),
};
