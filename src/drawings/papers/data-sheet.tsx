/** A gauge with the field that it must not leave. */
export const dataSheet = (
  <>
    <path d="M10 130a130 130 0 0 1 260 0z" />
    <path className="tint" d="M140 130V0A130 130 0 0 1 266 96z" />
    <path className="hot-line" d="M140 130l82-66" />
    <circle className="hot" cx="140" cy="130" r="12" />
    <path d="M38 130a102 102 0 0 1 6-36M92 40l-8-18" />
  </>
);
