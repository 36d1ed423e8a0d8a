/** An open book: the first letters of two alphabets on the one page, a form of the house on the other. */
export const userGuide = (
  <>
    <path d="M150 22C120 6 60 4 0 10v122c60-6 120-4 150 12 30-16 90-18 150-12V10c-60-6-120-4-150 12zv122" />
    <path d="M54 64a12 12 0 1 0-10 18h32M44 82c-18 0-26 10-18 20 10 10 32 4 32-14M76 50v58M94 108l16-56 16 56M100 90h20" />
    <path d="M178 38h94M178 58h70" />
    <path className="tint" d="M178 76h94v42h-94z" />
    <path d="M178 97h94M225 76v42" />
    <path className="hot" d="M225 76h47v21h-47z" />
  </>
);
