import { finger, limb } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import { cartons, lamp, left, rack, table, wall } from './work-room-parts.tsx';

/** The rooms of the workshop in which machines stand. */
export const machineRooms = {
  /** An engineer solders a board at her bench, beside the curve that she measures. */
  'test-bench': (
    <>
      {wall}
      {lamp(0)}
      <path className="tint" d="M-60-104a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v60h-60z" />
      <path className="hair" d="M-54-104h48v34h-48z" />
      <path stroke="var(--figure)" strokeWidth="3" d="M-52-87q6-20 11 0t11 0 11 0 11 0" />
      <path className="deep" d="M-52-57a5 5 0 0 0 10 0 5 5 0 0 0-10 0m15 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0" />
      {table(-62, 84)}
      <path className="sheet" d="M-46 0v-22h40V0z" />
      <path className="tint" d="M-30-22h8v9h-8z" />
      <path className="deep" d="M-104-92h34v5h-34zM-104-58h34v5h-34z" />
      <path className="sheet" d="M-100-92v-16h12v16zM-98-58v-18h20v18z" />
      <path className="tint" d="M-86-92v-14h12v14z" />
      {cartons(70)}
      {left(
        40,
        <>
          {sides.farArm('tint', [4, -58], [25, -52])}
          {sides.trousers}
          {sides.head(profiles.plait)}
          <path className="tint" d={sides.longShirt} />
          <path className="hot" d="M15-51l31-4 1 6-31 4z" />
          <path className="deep" d="M26-56l10-1.500 1 4.500-10 1.500z" />
          <path className="skin" d={finger([24, -52], 6, -3)} />
          <path className="hair" d="M14-72l4-3 13 12 7 7-9-4z" />
          {sides.arm('tint', [-12, -52], [16, -70])}
        </>,
      )}
    </>
  ),
  /** He pushes a server into the rack, with both hands. */
  'server-rack': (
    <>
      {wall}
      <path className="sheet" d="M-37-166h74v24h-74z" />
      <path d="M-29-150h58M-21-158h3M-21-135q4 5 0 11m22-11q4 5 0 11m22-11q4 5 0 11" />
      {rack(-112)}
      {rack(-60)}
      <path d="M-42-93v-5a6 6 0 0 1 12 0v5" strokeWidth="4" />
      <path className="tint" d="M-46-93h20v15h-20z" />
      <g transform="translate(32)scale(-1 1)">{sides.arm('tint', [12, -64], [27, -50], [-7, -76])}</g>
      <path className="hot" d="M-55-50H3v16h-58z" />
      <path stroke="var(--figure)" d="M-47-42h30m11-5v10m4-10v10" />
      <path className="hair" d="M3-52h3v20H3z" />
      <path className="sheet" d="M78 0v-30h28V0z" />
      <path className="tint" d="M83-23h18v8H83z" />
      <g transform="translate(32)scale(-1 1)">
        <path className="hair" d="M-37 0l2-7 9 2 6 3v2zM-4 0v-6h9l7 4v2z" />
        <path className="deep" d={limb([-25, -50], [-23, -28], [-31, -10], 6)} />
        <path className="deep" d={limb([-15, -50], [3, -30], [1, -11], 6)} />
        <g transform="rotate(15 -20 -50)">
          {sides.head(profiles.moustache)}
          <path className="tint" d={sides.shirt} />
        </g>
        <path className="skin" d={finger([27, -38], 3, -6)} />
        {sides.arm('tint', [-1, -54], [25, -37], [-14, -74])}
      </g>
    </>
  ),
};
