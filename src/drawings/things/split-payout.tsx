import type { Thing } from '../thing.ts';

/** A payout split into its orders; one falls short. */
export const splitPayout: Thing = () => ({
  width: 214,
  height: 120,
  spot: { x: 164, y: -102, r: 50 },
  drawing: (
    <>
      <path className="sheet" d="M0-120h44v120h-44z" />
      <path className="sheet" d="M44-26h40v10h-40z" />
      <path className="sheet" d="M84-39h130v36h-130z" />
      <path className="sheet" d="M44-59h54v10h-54z" />
      <path className="tint" d="M98-63h112v18h-112z" />
      <path className="sheet" d="M44-79h68v8h-68z" />
      <path className="sheet" d="M112-81h94v12h-94z" />
      <path className="sheet" d="M44-107h82v10h-82z" />
      <path className="hot" d="M126-117h76v30h-76z" />
    </>
  ),
});
