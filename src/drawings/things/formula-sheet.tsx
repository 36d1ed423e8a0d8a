import { limb } from '../people/limb.ts';
import { profiles } from '../people/profiles.tsx';
import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/**
 * A spreadsheet whose one cell, on which all others depend, the line frames; and its author, who points at that over the window of
 * the application that takes its place.
 */
export const formulaSheet: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 68, y: -70, r: 46 },
    contour:
      'H90a14 14 0 0 0 14-14V-98a6 6 0 0 0-6-6H38a6 6 0 0 0-6 6v56a6 6 0 0 0 6 6h70a14 14 0 0 1 14 14v8a14 14 0 0 0 14 14',
    rest: (
      <>
        <path className="sheet" d="M0 0v-150h136V0" />
        <path className="deep" d="M0-150h136v24H0z" />
        <path className="tint" d="M0-126h32V0H0zM104-104h32v68h-32z" />
        <path className="bar" d="M12-115h8m-8 46h8m-8 52h8M52-138h32" />
        <path d="M0-104h136M0-36h136M32-126V0m72-126v90" />
        <path className="tint" d="M152 0v-58q0-28 24-31 12 10 24 0 29 4 29 34V0z" />
        <g transform="translate(188 -119)">
          <g transform="scale(-2.2 2.2)">{profiles.plait}</g>
        </g>
        <path className="sheet" d="M146 0v-48q0-8 8-8h67q8 0 8 8V0" />
        <path className="deep" d="M146-38v-10q0-8 8-8h67q8 0 8 8v10z" />
        <path className="dots" d="M156-47h0m12 0h0" />
        <path className="tint" d="M158-28h58v18h-58z" />
        <path className="dots" d="M170-19h0m12 0h0m12 0h0" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M44-94h48v18h-9l-3-6H63l13 13-13 13h17l3-6h9v18H44v-10l17-15-17-15z" />
        <path className="skin" d={limb([116, -75], [108, -76], [97, -77], 3)} />
        <path className="skin" d={limb([150, -66], [132, -68], [113, -72], 7)} />
        <path className="tint" d={limb([186, -70], [162, -62], [139, -67], 10)} />
      </>
    ),
  });
