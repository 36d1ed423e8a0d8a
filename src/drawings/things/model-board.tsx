import type { Thing } from '../thing.ts';

/** A dashboard of models; one is rolled back. */
export const modelBoard: Thing = () => ({
  width: 148,
  height: 124,
  spot: { x: 98, y: -86, r: 21 },
  drawing: (
    <>
      <path className="sheet" d="M0-124h148v100h-148z" />
      <path d="M48-24v24M100-24v24M28 0h92M14-48q20-30 40-14t34-20M14-104h34M14-88h22M100-58h34M100-44h22" />
      <path className="dots" d="M118-88h0M134-88h0" />
      <circle className="hot" cx="98" cy="-88" r="9" />
    </>
  ),
});
