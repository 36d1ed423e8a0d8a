/** A page with its picture: a pump, and what is written about it. */
export const writtenPages = (
  <>
    <path d="M0 6h140v112H0z" />
    <path className="tint" d="M66 56h52v38H66zM34 32h16v28H34z" />
    <path className="sheet" d="M44 52a24 24 0 1 0 .1 0z" />
    <path d="M16 102h108M30 32h24M78 66v18M92 66v18M106 66v18M76 94v8M108 94v8" />
    <circle className="hot" cx="44" cy="76" r="9" />
    <path d="M166 14h134M166 38h110M166 62h130M166 86h134M166 110h70M0 140h230" />
  </>
);
