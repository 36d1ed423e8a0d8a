import type { Thing } from '../thing.ts';

/** A key that stands in a program. */
export const keyInCode: Thing = () => ({
  width: 140,
  height: 128,
  spot: { x: 102, y: -57, r: 41 },
  drawing: (
    <>
      <path className="sheet" d="M0-128h140v128h-140z" />
      <path d="M0-106h140M14-88h40M26-72h60M26-40h50M14-24h34" />
      <path className="hot-line" d="M94-56a11 11 0 1 1-1-6h38v10m-12-10v8" />
    </>
  ),
});
