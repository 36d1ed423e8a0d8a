import type { Thing } from '../thing.ts';

/** A box on a wall, which only a ladder reaches. */
export const ladderBox: Thing = () => ({
  width: 124,
  height: 130,
  spot: { x: 106, y: -76, r: 22 },
  drawing: (
    <>
      <path className="sheet" d="M44-130h80v66h-80z" />
      <path className="tint" d="M44-130l-30 14v52h30z" />
      <path d="M60-112h48M60-96h24M0 0l26-110M32 0l22-92M5-20h32M10-42h32M15-64h33" />
      <path className="hot-line" d="M96-86l20 16m0-16l-20 16" />
    </>
  ),
});
