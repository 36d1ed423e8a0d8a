import type { Thing } from '../thing.ts';

/** Three quotations: one counts users, one modules, one days. The price of leaving is missing. */
export const threeQuotations: Thing = () => ({
  width: 232,
  height: 150,
  spot: { x: 198, y: -34, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h68V0H0zm82 0h68V0H82zm82 0h68V0h-68z" />
      <path d="M12-136h30m52 0h30m52 0h30M12-34h44m38 0h44" />
      <path
        className="tint"
        d="M12-62c0-20 16-20 16 0zm28 0c0-20 16-20 16 0zm-28-34c0-20 16-20 16 0zm28 0c0-20 16-20 16 0z"
      />
      <path className="dots" d="M20-82h0m28 0h0m-28-34h0m28 0h0" />
      <path className="tint" d="M94-120h18v18h-18zm26 0h18v18h-18zm-26 29h18v18h-18zm26 0h18v18h-18z" />
      <path d="M176-120h44v54h-44zm0 14h44m-44 14h44m-44 13h44m-30-27v40m15-40v40" />
      <path className="hot-line missing" d="M178-44h40v20h-40z" />
    </>
  ),
});
