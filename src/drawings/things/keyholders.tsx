import type { Thing } from '../thing.ts';

/** The middle of each one's bust. */
const HOLDERS = ['43-112', '108-128', '173-112'];

/** Three people with a key each, before one lock. */
export const keyholders: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d={HOLDERS.map((at) => `M${at}m-19 0a19 19 0 0 1 38 0 19 19 0 0 1-38 0`).join('')} />
      <path
        d={HOLDERS.map(
          (at) => `M${at}m-10 10q10-16 20 0m-16-15a6 6 0 0 1 12 0 6 6 0 0 1-12 0m6 24v78m0-6h13m-13-17h10`,
        ).join('')}
      />
      <path d="M91-48v-10c0-23 35-23 35 0v10" />
      <path className="sheet" d="M80-48h57v47h-57z" />
      <circle className="hot" cx="108" cy="-27" r="6" />
      <path d="M108-21v9" />
    </>
  ),
});
