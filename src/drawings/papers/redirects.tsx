/** Old addresses, each led to its new one. */
export const redirects = (
  <>
    <path d="M0 12h92M208 12h92M108 12C150 12 150 43 186 43M0 43h92M208 43h70M108 43C150 43 150 12 186 12M0 74h92M208 74h92" />
    <path className="hot-line" d="M108 74C150 74 150 74 186 74" />
    <path d="M0 105h92M208 105h80M108 105C150 105 150 136 186 136M0 136h92M208 136h92M108 136C150 136 150 105 186 105" />
  </>
);
