import type { Thing } from '../thing.ts';

/** The moon and a few stars. */
export const moon: Thing = () => ({
  width: 200,
  spot: { x: 50, y: -70, r: 44 },
  drawing: (
    <>
      <path className="hot" d="M64-130a46 46 0 1 0 40 66 38 38 0 1 1-40-66z" />
      <path d="M140-124v12m-6-6h12m20 42v12m-6-6h12m-44 22v8m-4-4h8m54-84v8m-4-4h8" />
    </>
  ),
});
