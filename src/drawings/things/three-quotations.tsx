import type { Thing } from '../thing.ts';

/** Three quotations: one counts users, one modules, one days. The price of leaving is missing. */
export const threeQuotations: Thing = () => ({
  width: 232,
  height: 150,
  spot: { x: 198, y: -45, r: 27 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h68V0H0zm82 0h68V0H82zm82 150v-150h68V0" />
      <path d="M12-136h30m52 0h30m52 0h30M12-42h44m38 0h44M12-22h26m56 0h26" />
      <path
        className="tint"
        d="M10-92c0-13 22-13 22 0zm26 0c0-13 22-13 22 0zm-26 30c0-13 22-13 22 0zm26 0c0-13 22-13 22 0z"
      />
      <path className="dots" d="M21-111h0m26 0h0m-26 30h0m26 0h0" />
      <path className="tint" d="M94-120h18v18H94zm26 0h18v18h-18zm-26 29h18v18H94zm26 0h18v18h-18z" />
      <path d="M176-122h44v46h-44zm0 12h44m-44 11h44m-44 11h44m-30-22v34m15-34v34" />
      <path className="hot-line missing" d="M180-54h36v18h-36z" />
    </>
  ),
});
