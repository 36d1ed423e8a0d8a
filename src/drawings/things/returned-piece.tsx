import type { Thing } from '../thing.ts';

/** A parcel that came back, beside the photograph of its piece. */
export const returnedPiece: Thing = () => ({
  width: 210,
  height: 138,
  spot: { x: 95, y: -111, r: 65 },
  drawing: (
    <>
      <path className="sheet" d="M0-64h76v64h-76z" />
      <path d="M0-44h76M30-64v20h16v-20" />
      <path className="sheet" d="M126-110h84v110h-84z" />
      <path d="M138-96h60v42h-60zM138-40h60M138-24h36M146-62l16-20 12 12 10-8 8 16" />
      <path className="hot-line" d="M42-84q20-56 104-40m-14-14l16 14-18 14" />
    </>
  ),
});
