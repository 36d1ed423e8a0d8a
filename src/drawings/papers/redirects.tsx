/** Old addresses, each led to its new one. */
export const redirects = (
  <>
    <path
      d={`M0 12${'h92m116 0h92m-300 31'.repeat(5)}${[12, 105].map((y) => `M108 ${y}c42 0 36 31 78 31m-78 0c42 0 36-31 78-31`).join('')}`}
    />
    <path className="hot-line" d="M108 74h78" />
  </>
);
