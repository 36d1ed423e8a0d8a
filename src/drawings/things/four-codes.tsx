import type { Thing } from '../thing.ts';

/** One bearing with four labels; on three of them the unit is a piece, on the second it is a box. */
export const fourCodes: Thing = () => ({
  width: 244,
  height: 150,
  spot: { x: 54, y: -84, r: 52 },
  drawing: (
    <>
      <path d="M136-132L90-104m46 8L96-90m40 30L96-78m40 54L88-62" />
      <path className="tint" d="M54-42a42 42 0 0 1 0-84a42 42 0 0 1 0 84" />
      <path className="hot" d="M54-66a18 18 0 0 1 0-36a18 18 0 0 1 0 36" />
      <path className="sheet" d="M54-75a9 9 0 0 1 0-18a9 9 0 0 1 0 18" />
      <path className="dots" d="M54-114h0m21 9h0m9 21h0m-9 21h0m-21 9h0m-21-9h0m-9-21h0m9-21h0" />
      <path
        className="sheet"
        d="M136-132l14-14h94v28h-94zm0 36l14-14h94v28h-94zm0 36l14-14h94v28h-94zm0 36l14-14h94v28h-94z"
      />
      <path d="M156-132h38m-38 36h26m-26 36h44m-44 36h32" />
      <path className="dots" d="M222-132h0m0 72h0m0 36h0" />
      <path className="tint" d="M213-105h18v18h-18z" />
    </>
  ),
});
