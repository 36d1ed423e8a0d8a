import { finger, limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Tableau } from '../thing.ts';
import { palletRack } from '../things/pallet-rack.tsx';

/** A rack of a chamber, and a watchman who bends forward: his torch falls on the thermometer at its last post. */
export const chamber: Tableau = {
  width: 340,
  height: 160,
  drawing: (
    <>
      {palletRack({ count: 2 }).drawing}
      <path className="tint faint" stroke="none" d="M184-150 262-104v14L184-70z" />
      <path className="letter" d="M181-150h26q4 0 4 4v70q0 4-4 4h-26q-4 0-4-4v-70q0-4 4-4z" />
      <path
        className="deep"
        strokeWidth="0"
        d="M190-140a4 4 0 0 1 8 0v40a9 9 0 1 1-8 0zm13-2h5v3h-5zm0 11h5v3h-5zm0 11h5v3h-5zm0 11h5v3h-5z"
      />
      <path className="hot" strokeWidth="0" d="M192.500-120h3v22a6 6 0 1 1-3 0z" />
      <g transform="translate(290) scale(-1.35 1.35)">
        {sides.trousers}
        <g transform="rotate(14 -20 -52)">
          {sides.head(
            <>
              {profiles.moustache}
              <path className="deep" d="M-11-3q-3-13 10-13 13 0 11 11z" />
              <path className="hair" d="M6-8h11q4 1 5 4H6z" />
            </>,
          )}
          <path className="tint" d={sides.shirt} />
          <path d="M-30-53h22" strokeWidth="4" />
          <path className="skin" d={limb([-24, -75], [-33, -58], [-24, -46])} />
          <path className="tint" d={sleeve([-24, -76], [-31, -64])} />
        </g>
        <path className="deep" d="M12-79h14v9H12zm14-3h6v15h-6z" />
        <path className="skin" d={limb([-13, -74], [-2, -60], [15, -74])} />
        <path className="tint" d={sleeve([-13, -75], [-5, -64])} />
      </g>
    </>
  ),
};

/** A loader who leans on a trolley of cartons, on the way to the lorry on its right. */
export const trolley: Tableau = {
  width: 132,
  height: 140,
  drawing: (
    <>
      <path d="M52-100 66-8h60" strokeWidth="5" />
      <path className="tint" d="M70-12v-34h48v34zm0-34v-34h48v34z" />
      <path className="sheet" d="M76-80v-28h36v28zM86-12v-34h16v34zm0-34v-34h16v34z" />
      <circle className="sheet" cx="72" cy="-9" r="9" />
      <circle className="sheet" cx="116" cy="-9" r="9" />
      <g transform="translate(42) scale(1.2)">
        <path className="skin" d={limb([-22, -50], [-14, -26], [-30, -5], 4.5)} />
        <path className="skin" d={limb([-16, -50], [-6, -27], [-8, -5], 4.5)} />
        <path className="deep" d="M-31-56h24l6 26q-14 8-28 1z" />
        <g transform="rotate(18 -20 -52)">
          {sides.head(profiles.moustache)}
          <path className="tint" d={sides.shirt} />
        </g>
        <path className="skin" d={limb([-11, -74], [-6, -58], [9, -82])} />
        <path className="skin" d={finger([9, -82], 4, 4)} />
        <path className="tint" d={sleeve([-11, -75], [-7.5, -63])} />
      </g>
    </>
  ),
};
