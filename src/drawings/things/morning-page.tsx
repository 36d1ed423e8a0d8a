import type { Thing } from '../thing.ts';

/** The figures of yesterday on a phone, before the sun is up and the coffee is cold. */
export const morningPage: Thing = () => ({
  width: 262,
  height: 150,
  spot: { x: 46, y: -94, r: 40 },
  drawing: (
    <>
      <path className="tint" d="M110 0a44 44 0 0 1 88 0z" />
      <path d="M100 0h162M154-58v-18" />
      <path className="sheet" d="M14-150h62q14 0 14 14v122Q90 0 76 0H14Q0 0 0-14v-122q0-14 14-14z" />
      <path d="M36-136h18M16-114h30m-30 36h30m-30 34h30" />
      <path className="tint" d="M16-70h54v12H16zm0 34h54v12H16z" />
      <path className="hot" d="M16-106h58v14H16z" />
      <path className="sheet" d="M214-52h40l-6 44h-28z" />
      <path className="deep" d="M206-8h56v8h-56z" />
      <path d="M210-52h48M226-64q-6-8 0-14t0-14m16 28q-6-8 0-14t0-14" />
    </>
  ),
});
