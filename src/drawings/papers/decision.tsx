/** Two pages with a signature. */
export const decision = (
  <>
    <path className="tint" d="M14 2h176v122H14z" />
    <path className="sheet" d="M72 22h214v124H72z" />
    <path d="M94 46h170M94 66h130M94 86h170M94 132h128" />
    <path className="hot-line" d="M100 124c12-30 22-26 18-6 10-14 16-14 22-4 6-10 12-8 22-2" />
  </>
);
