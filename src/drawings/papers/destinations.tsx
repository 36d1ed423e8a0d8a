/** Machines, and the account that each goes to; one is on its way. */
export const destinations = (
  <>
    <path d="M46 4h38v28H46zM46 42h38v28H46zM46 80h38v28H46zM46 118h38v28H46z" />
    <path className="tint" d="M92 4h38v28H92zM0 42h38v28H0zM92 80h38v28H92zM0 118h38v28H0z" />
    <path d="M150 18h44m-10-8 10 8-10 8M150 94h44m-10-8 10 8-10 8M150 132h44m-10-8 10 8-10 8" />
    <path className="hot-line" d="M150 56h44m-10-8 10 8-10 8" />
    <path
      className="tint"
      d="M226 4h58q12 0 12 14t-12 14h-58q-12 0-12-14t12-14zM226 42h58q12 0 12 14t-12 14h-58q-12 0-12-14t12-14zM226 80h58q12 0 12 14t-12 14h-58q-12 0-12-14t12-14zM226 118h58q12 0 12 14t-12 14h-58q-12 0-12-14t12-14z"
    />
  </>
);
