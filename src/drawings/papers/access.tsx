/** A circle of full contrast, and a list of which one point is open. */
export const access = (
  <>
    <circle cx="70" cy="75" r="68" />
    <path className="tint" d="M70 7a68 68 0 0 1 0 136z" />
    <path d="M168 16h92M168 46h60M168 76h104M168 106h76M168 136h92M274 14l6 6 11-14m-17 38l6 6 11-14m-17 38l6 6 11-14m-17 98l6 6 11-14" />
    <path className="dashed" d="M274 104l6 6 11-14" />
    <circle className="hot" cx="282" cy="104" r="8" />
  </>
);
