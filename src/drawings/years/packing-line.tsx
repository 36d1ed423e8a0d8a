import { below, tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { finger } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import { behind, belt, carton, gate, lamp } from './packing-parts.tsx';

/**
 * The first machine that was connected: cartons go through the gate that counts them, and packers stand behind the belt. A phone shows one
 * of them and the gate, a tablet all but the ends.
 */
export const packingLine = {
  width: 392,
  height: 300,
  drawing: (
    <>
      <path className="tint" d="M-3000 0v-400h6000V0z" />
      <path d="M-3000-18h6000" opacity=".35" />
      {lamp(-128)}
      {lamp(262)}
      {lamp(-300)}
      <path className="sheet" d="M-492-262h84v104h-84zM-450-262v104M-492-210h84" />
      <path className="sheet" d="M430-284h68v80h-68z" />
      <path className="deep" d="M430-284h68v20h-68z" />
      <path d="M440-250h26m-26 15h46m-46 15h36" />
      {/* A packer who holds a carton with both hands. */}
      {behind(
        -128,
        <>
          {below.salwar}
          {tops.apron}
          {heads.plait}
          {front.arm('tint', [3, -62], [9, -50])}
          {front.rightArm('tint', [45, -62], [39, -50])}
        </>,
      )}
      {carton(-161, 66, 60)}
      {behind(
        -128,
        <>
          {front.fingers([6, -50], 7)}
          {front.fingers([42, -50], -7)}
        </>,
      )}
      {/* An engineer shows the device to the foreman, who has a clipboard in his hand. */}
      {behind(
        -340,
        <>
          {below.trousers}
          {tops.shirt}
          {heads.cap}
          {front.arm('tint', [5, -63], [16, -52])}
          <path className="sheet" d="M8-70h22v26H8z" />
          <path className="deep" d="M14-73h10v6H14z" />
          <path d="M13-61h12m-12 5h9" />
          {front.fingers([14, -50], 5)}
          {front.rightArm('tint', [45, -64], [33, -56])}
          {front.fingers([31, -56], -6)}
        </>,
      )}
      <g transform="translate(-268)scale(-1.9 1.9)">
        {sides.farArm('sheet', [6, -66], [20, -72])}
        {sides.trousers}
        {sides.head(profiles.glasses)}
        <path className="sheet" d={sides.longShirt} />
        <path className="hair" d="M8-60h30l-5-24H3z" />
        <path className="skin" d={finger([12, -58], 6, -4)} />
        {sides.arm('sheet', [-14, -55], [11, -57])}
      </g>
      {carton(-466, 70, 58)}
      {/* One who lifts the counted cartons off, and one who carries one away. */}
      {behind(
        262,
        <>
          {below.lungi}
          {tops.vest}
          {heads.short}
          {front.arm('sheet', [3, -62], [9, -50])}
          {front.rightArm('sheet', [45, -62], [39, -50])}
        </>,
      )}
      {carton(228, 68, 62)}
      {behind(
        262,
        <>
          {front.fingers([5, -50], 7)}
          {front.fingers([43, -50], -7)}
        </>,
      )}
      <g transform="translate(438)scale(1.9)">
        {sides.farArm('deep', [10, -54], [30, -57])}
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="deep" d={sides.shirt} />
        <path className="sheet" d="M-6-91h36v35H-6z" />
        <path d="M8-91v11h8v-11" />
        <path className="skin" d={finger([20, -57], 5, -6)} />
        {sides.arm('deep', [-14, -52], [18, -56])}
      </g>
      {carton(322, 44, 40)}
      {gate}
      {belt}
    </>
  ),
};
