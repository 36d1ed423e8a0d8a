import type { Thing } from '../thing.ts';

/** Files of all branches on their way into one store at night; one code is unknown. */
export const nightlyLoad: Thing = () => ({
  width: 500,
  height: 150,
  spot: { x: 264, y: -40, r: 40 },
  drawing: (
    <>
      <path className="tint" d="M176-148a26 26 0 1 0 26 34 20 20 0 0 1-26-34z" />
      <path className="sheet" d="M0-84h58v68h-58zm78 0h58v68h-58zm78 0h58v68h-58z" />
      <path className="hot-line" d="M234-84h58v68h-58zm20 24q0-12 10-12t9 10-10 10v6m0 8h0" />
      <path d="M12-66h34m-34 16h22m-22 16h34m44-32h34m-34 16h22m-22 16h34m44-32h34m-34 16h22m-22 16h34M300-50h40m-14-14 14 14-14 14" />
      <path className="deep" d="M0-12h300V0H0z" />
      <path className="sheet" d="M360-126V-22c0 29 136 29 136 0v-104" />
      <path className="tint" d="M360-126c0-29 136-29 136 0s-136 29-136 0z" />
      <path d="M360-92c0 29 136 29 136 0M360-56c0 29 136 29 136 0" />
    </>
  ),
});
