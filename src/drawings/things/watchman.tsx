import { limb, sleeve } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { sides } from '../people/sides.tsx';
import type { Thing } from '../thing.ts';

/** A watchman in his cap, who lights what stands to the left of him with a torch. */
export const watchman: Thing = () => ({
  width: 104,
  height: 146,
  spot: { x: 85, y: -122, r: 30 },
  drawing: (
    <g transform="translate(60) scale(-1.25 1.25)">
      {sides.trousers}
      {sides.head(
        <>
          {profiles.moustache}
          <path className="deep" d="M-11-3q-3-13 10-13 13 0 11 11z" />
          <path className="hair" d="M6-8h11q4 1 5 4H6z" />
        </>,
      )}
      <path className="tint" d={sides.shirt} />
      <path d="M-30-53h22" strokeWidth="4" />
      <path className="tint faint" stroke="none" d="M48-70l70-22a12 30 0 0 1 0 54L48-60z" />
      <path className="deep" d="M20-69h20v8H20zm20-3h7v14h-7z" />
      <path className="skin" d={limb([-20, -76], [-6, -60], [22, -64])} />
      <path className="tint" d={sleeve([-20, -77], [-11, -66.5])} />
    </g>
  ),
});
