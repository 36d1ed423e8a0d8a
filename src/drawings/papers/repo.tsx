/** A history of changes: a branch leaves and returns, the last change is marked. */
export const repo = (
  <>
    <path d="M0 44h300M60 44c30 0 20 62 50 62h90c30 0 20-62 50-62" />
    <path
      className="tint"
      d="M-1 44a9 9 0 0 0 18 0 9 9 0 0 0-18 0M59 44a9 9 0 0 0 18 0 9 9 0 0 0-18 0M119 44a9 9 0 0 0 18 0 9 9 0 0 0-18 0M179 44a9 9 0 0 0 18 0 9 9 0 0 0-18 0M249 44a9 9 0 0 0 18 0 9 9 0 0 0-18 0M121 106a9 9 0 0 0 18 0 9 9 0 0 0-18 0M175 106a9 9 0 0 0 18 0 9 9 0 0 0-18 0"
    />
    <circle className="hot" cx="290" cy="44" r="10" />
    <path d="M0 138h300" />
  </>
);
