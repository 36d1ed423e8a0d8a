import type { Thing } from '../thing.ts';

/** A cloud that rains, and under it heaped sand below a sheet. */
export const cloud: Thing = () => ({
  width: 172,
  spot: { x: 86, y: -120, r: 32 },
  drawing: (
    <>
      <path className="deep" d="M42-100a20 20 0 0 1 0-40 28 28 0 0 1 52-8 24 24 0 0 1 40 14 18 18 0 0 1 0 34z" />
      <path d="m48-88-6 14m26-14-6 14m26-14-6 14m26-14-6 14m24-14-6 14M52-64l-6 14m26-14-6 14m26-14-6 14m26-14-6 14" />
      <path className="tint" d="M0 0l14-22q24-14 50-8t48-2q26-2 44 16l16 16z" />
    </>
  ),
});
