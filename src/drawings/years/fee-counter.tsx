import { below, tops } from '../people/clothes.tsx';
import { front } from '../people/front.tsx';
import { heads } from '../people/heads.tsx';
import { finger } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import { rupee } from '../rupee.ts';

/** The hundredth project, at a college's fee counter in admission week: who pays, and who waits. */
export const feeCounter = {
  width: 380,
  height: 216,
  drawing: (
    <g transform="translate(64 -104)">
      {/* Who waits: a grandfather on the bench, with his stick, and a mother with the forms. */}
      <path className="deep" d="M-252 62h62v7h-62zM-246 69h7v35h-7zM-203 69h7v35h-7z" />
      <g transform="translate(-196 104)scale(1.25)">
        <path className="skin" d="M-8 0v-30h7V-5h8l2 5z" />
        <path className="sheet" d="M-31-42h15q12 2 18 6 3 3 2 9L2-8h-13l-2-16q-20 2-20-8z" />
        <g transform="translate(0 22)translate(-2 -4)">
          {sides.head(profiles.turban)}
          <path className="sheet" d={sides.shirt} />
          <path className="skin" d={finger([18, -54], 3, 4)} />
          {sides.arm('sheet', [-12, -56], [17, -56])}
        </g>
        <path className="hair" d="M14-40h4V0h-4z" />
      </g>
      <g transform="translate(-146 104)scale(1.25)translate(-24)">
        {below.salwar}
        {tops.kurta}
        {heads.bun}
        {front.arm('tint', [4, -63], [17, -57])}
        <path className="sheet" d="M13-76h22v24H13z" />
        <path d="M18-70h12m-12 6h12m-12 6h7" />
        {front.fingers([16, -56], 5)}
        {front.rightArm('tint', [45, -64], [34, -58])}
        {front.fingers([34, -58], -6)}
      </g>
      <g transform="translate(-67 104)scale(1.25)">
        {sides.trousers}
        {sides.head(profiles.moustache)}
        <path className="sheet" d={sides.shirt} />
        <path className="hot" d="M-36-80h9v26h-9q-4 0-4-4v-16q0-6 4-6z" />
        {sides.arm('sheet', [-24, -54], [-6, -58])}
        <path className="sheet" d="M-8-66H6v18H-8z" />
        <path d="M-5-61h8m-8 5h8" />
      </g>
      <path className="deep" d="M28-106h92v42H28z" />
      <path stroke="var(--figure)" strokeWidth="4" d={rupee(50, -90)} />
      <path className="bar" stroke="var(--figure)" d="M72-92h36M72-78h20" />
      <path className="deep" d="M32-64h7v90h-7zM110-64h7v90h-7z" />
      <g transform="translate(66 104)scale(-1.25 1.25)">
        {sides.farArm('sheet', [-2, -66], [10, -70])}
        {sides.dressed('grey')}
        {sides.arm('tint', [-10, -62], [10, -68])}
      </g>
      <path className="hair" d="M42-10h30l5 29H46z" />
      <path className="tint" d="M30 28h88v76H30z" />
      <path className="deep" d="M24 18h96v11H24z" />
      <path className="sheet" d="M40 42h30v46H40zM78 42h30v46H78z" />
      <g transform="translate(-2 104)scale(1.25)">
        {sides.farArm('tint', [-4, -62], [14, -69])}
        {sides.dressed('plait')}
        <path className="hot" d="M-38-78h9v26h-9q-4 0-4-4v-16q0-6 4-6z" />
        <path className="sheet" d="M12-78h18v12H12z" />
        {sides.arm('tint', [-14, -54], [13, -68])}
      </g>
    </g>
  ),
};
