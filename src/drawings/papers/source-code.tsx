/** Lines of a program between braces; one of them was written last. */
export const sourceCode = (
  <>
    <path d="M30 8c-22 0-14 24-14 40 0 16-6 22-16 27 10 5 16 11 16 27 0 16-8 40 14 40M270 8c22 0 14 24 14 40 0 16 6 22 16 27-10 5-16 11-16 27 0 16 8 40-14 40" />
    <path d="M58 22h92M58 48h40M114 48h94M80 74h116M80 100h50M58 126h60" />
    <path className="hot-line" d="M146 100h76" />
  </>
);
