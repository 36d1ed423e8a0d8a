/** A history of changes: a branch leaves and returns, the last change is marked. */
export const repo = (
  <>
    <path d="M0 44h300M60 44c30 0 20 62 50 62h90c30 0 20-62 50-62" />
    <path
      className="tint"
      d={`M-1 44${'a9 9 0 0 0 18 0 9 9 0 0 0-18 0m60 0'.repeat(5)}M119 106${'a9 9 0 0 0 18 0 9 9 0 0 0-18 0m60 0'.repeat(2)}`}
    />
    <circle className="hot" cx="290" cy="44" r="10" />
    <path d="M0 138h300" />
  </>
);
