/** A hand that holds a box by its right edge, at x = 0: four fingers over that, the thumb on the edge above. */
export const holding = (
  <>
    <path
      className="skin"
      d="M7-4.5 1-8.5a1.6 1.6 0 0 0-2.4 2l1.4 2H-5a1.5 1.5 0 0 0 0 3h-1.3a1.5 1.5 0 0 0 0 3H-5.6a1.5 1.5 0 0 0 0 3h1.8a1.4 1.4 0 0 0 0 2.8H3Q7 7 8 3.5z"
    />
    <path d="M-4.5-1.5H1M-5.5 1.5H1.5M-5 4.5H1" />
  </>
);
