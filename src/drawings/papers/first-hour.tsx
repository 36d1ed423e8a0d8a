/** A clock with its first quarter marked. */
export const firstHour = (
  <>
    <circle className="tint" cx="150" cy="76" r="70" />
    <path d="M150 76V6A70 70 0 0 1 150 146" />
    <path className="hot-line" d="M150 76V22M150 76l44 26" />
    <path
      className="dots"
      d="M150 14h0M181 22h0M204 45h0M212 76h0M204 107h0M181 130h0M150 138h0M119 130h0M96 107h0M88 76h0M96 45h0M119 22h0"
    />
  </>
);
