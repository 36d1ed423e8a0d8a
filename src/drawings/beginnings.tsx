import type { ReactNode } from 'react';
import type { BEGINNINGS } from '../schemas/drawings.ts';
import { limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';

/** The room in which one is drawn; the floor is y = 0. */
export const BEGINNING = { width: 460, height: 206 };

/** How a company began, by its name. */
export const beginnings: Record<(typeof BEGINNINGS)[number], ReactNode> = {
  /** A clerk at the counter of a hardware shop, watch in hand over his notebook, and who types the same entry on a screen. */
  'timed-entry': (
    <>
      <path d="M4 0v-202h116V0M4-154h116M4-106h116M4-58h116M0 0h460" />
      <path
        className="tint"
        d="M12-154v-28h26v28zM44-154v-18h18v18zM12-106v-24h34v24zM86-58v-34h26v34zM12 0v-40h46V0z"
      />
      <path
        className="deep"
        d="M70-154v-36h12v36zM88-154v-24h24v24zM54-106v-36h20v36zM12-58v-26h30v26zM66 0v-34h46V0z"
      />
      <path className="sheet" d="M82-120a14 14 0 1 0 28 0 14 14 0 1 0-28 0m8 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
      <path className="sheet" d="M48-58l6-30h14l6 30z" />
      <path d="M22-20h26m28 3h26M52-88q9-16 18 0" />
      <g transform="translate(226 0)scale(1.45)">
        <path className="skin" d={limb([-14, -78], [2, -66], [16, -82])} />
        <path className="sheet" d={sleeve([-14, -78], [-4, -71])} />
        {sides.head(profiles.moustache)}
        <path className="sheet" d="M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l1 42h-25z" />
      </g>
      <path d="M252-130q4 22-20 24" />
      <path className="hot" d="M239-142a13 13 0 1 0 26 0 13 13 0 1 0-26 0" />
      <path className="on-hot" d="M252-150v8l6 4" />
      <path className="deep" d="M248-155h8v-5h-8z" />
      <path className="tint" d="M150-70h224V0H150z" />
      <path className="deep" d="M142-80h240v10H142z" />
      <path className="on-hot" d="M170-56h86v42h-86zM272-56h86v42h-86z" />
      <path className="sheet" d="M206-80l8-13h24l4 4 4-4h24l8 13z" />
      <path d="M242-89v9m-23-8h14m-16 4h16m18-4h14m-14 4h16" />
      <path className="skin" d="M232-94q6-5 10-1l-3 6h-8z" />
      <path className="skin" d={limb([194, -110], [196, -84], [232, -92])} />
      <path className="sheet" d="M184-112q8-8 18 0l-2 20-14 2z" />
      <path
        className="sheet"
        d="M298-152h60q5 0 5 5v46q0 5-5 5h-60q-5 0-5-5v-46q0-5 5-5zM320-96v8h16v-8zM306-80l5-8h34l5 8z"
      />
      <path className="hair" d="M300-145h56v42h-56z" />
      <path stroke="var(--tint)" strokeWidth="5" d="M312-136q10-4 11 4 0 6-6 7 8 1 7 8-2 8-13 4M338-136v26" />
      <g transform="translate(400 0)scale(-1.45 1.45)">{sides.inSari('plait', 26, -58)}</g>
    </>
  ),
};
