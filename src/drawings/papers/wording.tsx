/** Letters, large, and lines of which one is marked. */
export const wording = (
  <>
    <path className="bar" d="M4 132 46 18l42 114M20 94h52" />
    <circle className="bar" cx="140" cy="102" r="30" />
    <path className="bar" d="M172 66v66" />
    <path d="M206 34h88M206 64h88M206 94h60" />
    <path className="hot-line" d="M206 124h40" />
  </>
);
