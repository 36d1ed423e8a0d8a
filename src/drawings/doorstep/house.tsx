import type { ReactNode } from 'react';

/** How wide a tile of the roof and a stripe of the plinth is. */
const TILE = 23;
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Rows of tiles, each of which is narrower than the one below it. */
const TILES = [0, 1, 2].map((row) =>
  times(19 - row, (at) => `M${-109 + (row * TILE) / 2 + TILE * at}-${462 + 14 * row}v4a11.5 11.5 0 0 0 23 0v-4`),
);

/** Leaves of a mango on a string across the door. */
const LEAVES = times(8, (at) => `M${50 + 17 * at}-398q-7 12 0 26 7-14 0-26z`);

/** A house with steps before its door. */
export const house: ReactNode = (
  <>
    {/* Its wall between plinth and roof. */}
    <path className="faint" d="M-90-178v-270h400v270z" />
    <path className="letter" d="M-120-448 -86-496H306l34 48z" />
    <path d={TILES.join('')} />
    <path className="letter" d="M-126-448h472v12h-472z" />
    {/* The door, of two leaves, in its frame. */}
    <path className="letter" d="M36-218v-198h148v198z" />
    <path className="deep" d="M50-218v-184h58v184zM112-218v-184h58v184z" />
    <path d="M58-392h42v54H58zM58-326h42v96H58zM120-392h42v54h-42zM120-326h42v96h-42z" />
    <path className="shine" d={LEAVES} />
    <path
      className="shine"
      strokeWidth="0"
      d="M97-312a5 5 0 0 0 10 0 5 5 0 0 0-10 0m16 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0"
    />
    {/* A lamp in its niche. */}
    <path className="deep" d="M-46-318v-34q16-22 32 0v34z" />
    <path className="shine" d="M-30-352q10 12 0 20-10-8 0-20zM-42-318q2-10 12-10t12 10z" />
    {/* The plinth, in the stripes of a festival; the threshold, and two steps, each with its tread and its front. */}
    <path className="letter" d="M-104-178v-40h428v40z" />
    <path className="sheet" strokeWidth="0" d={times(9, (at) => `M${-104 + 2 * TILE * at}-178v-40h23v40z`)} />
    <path className="letter" d="M36-218h148l10 14H26z" />
    <path className="faint" d="M26-204h168v14H26z" />
    <path className="letter" d="M26-190h168l12 14H14z" />
    <path className="faint" d="M14-176h192v16H14z" />
    {/* Tulsi on its pedestal. */}
    <path d="M262-256v-50m0 36-16-12m16 12 16-12" />
    <path
      className="shine"
      d="M262-300q-10-12 0-26 10 14 0 26zM252-292q-16-2-16-18 16 2 16 18zM272-292q16-2 16-18-16 2-16 18zM246-274q-16 2-20-14 16-4 20 14zM278-274q16 2 20-14-16-4-20 14z"
    />
    <path className="letter" d="M226-146v-14h8v-54h-8v-12h10v-20h-8v-12h68v12h-8v20h10v12h-8v54h8v14z" />
    <path className="deep" d="M250-176v-26q12-14 24 0v26z" />
    <path className="shine" d="M262-200q7 9 0 15-7-6 0-15z" />
  </>
);
