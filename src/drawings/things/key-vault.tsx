import type { Thing } from '../thing.ts';

/** A vault and its wheel. */
export const keyVault: Thing = () => ({
  width: 132,
  height: 128,
  spot: { x: 66, y: -69, r: 24 },
  drawing: (
    <>
      <path className="sheet" d="M0-128h132v118h-132zM14-10v10M118-10v10" />
      <circle cx="66" cy="-69" r="42" />
      <path d="M84-69L100-69M78-57L90-45M65-52L65-36M53-57L41-45M48-70L32-70M53-82L41-94M66-87L66-103M78-82L90-94" />
      <circle className="hot" cx="66" cy="-69" r="12" />
    </>
  ),
});
