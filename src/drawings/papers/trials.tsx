/** Tries in rows, with those that went wrong. */
export const trials = (
  <>
    <path className="dots dotted" d="M6 12h286M6 37h286M6 62h286M6 87h286M6 112h286M6 137h286" />
    <path d="M44 37a7 7 0 0 0 14 0 7 7 0 0 0-14 0M164 62a7 7 0 0 0 14 0 7 7 0 0 0-14 0M104 87a7 7 0 0 0 14 0 7 7 0 0 0-14 0M239 112a7 7 0 0 0 14 0 7 7 0 0 0-14 0" />
    <circle className="hot" cx="201" cy="87" r="8" />
  </>
);
