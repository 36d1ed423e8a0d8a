/** A stopwatch, and the time from start to finish. */
export const restore = (
  <>
    <circle className="tint" cx="76" cy="86" r="60" />
    <path d="M76 26V8M58 8h36M119 43l11-11" />
    <path className="hot-line" d="M76 86V44M76 86l30 20" />
    <path d="M180 30v24M296 30v24M180 42h116m-14-9 14 9-14 9M180 88h116M180 114h76M180 140h96" />
  </>
);
