/** A line that goes on as a range. */
export const forecast = (
  <>
    <path className="tint" d="M0 120C60 110 90 96 130 92L300 20v90L130 92" />
    <path d="M0 120C60 110 90 96 130 92" />
    <path className="hot-line" d="M130 92L300 62" />
    <path
      className="sheet"
      d="M4 118a6 6 0 0 0 12 0 6 6 0 0 0-12 0M34 116a6 6 0 0 0 12 0 6 6 0 0 0-12 0M66 98a6 6 0 0 0 12 0 6 6 0 0 0-12 0M98 100a6 6 0 0 0 12 0 6 6 0 0 0-12 0"
    />
    <path className="dashed" d="M130 6v140" />
  </>
);
