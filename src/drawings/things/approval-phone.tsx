import type { Thing } from '../thing.ts';

/** Requests of four programs, and the phone on which they are one list, of which the last is to be approved. */
export const approvalPhone: Thing = () => ({
  width: 302,
  height: 152,
  spot: { x: 249, y: -46, r: 30 },
  drawing: (
    <>
      <path className="dashed" d="M98-134L198-126M98-96L198-108M98-57L198-90M98-18L219-46" />
      <path className="sheet" d="M0-150h98v32H0zm0 39h98v32H0zm0 39h98v32H0zm0 39h98v33H0z" />
      <path className="deep" d="M0-150h24v32H0zm0 39h24v32H0zm0 39h24v32H0zm0 39h24v33H0z" />
      <path d="M36-140h48m-48 12h28m-28 27h36m-36 12h48m-48 27h48m-48 12h20m-20 27h40m-40 12h48" />
      <path className="sheet" d="M212 0q-14 0-14-14v-124q0-14 14-14h74q14 0 14 14v124q0 14-14 14" />
      <path d="M238-143h22M212-126h38m-38 18h38m-38 18h30M264-128l6 7 11-14m-17 25l6 7 11-14m-17 25l6 7 11-14" />
      <path className="hot" d="M225-58h48v24h-48z" />
      <path className="on-hot" d="M238-46l8 8 14-16" />
    </>
  ),
});
