/** A hand whose four fingers lie over the edge of what it holds: their tips look to the left, the edge is at x = 0, the middle at y = 0. */
export const grip = (
  <>
    <path
      className="skin"
      d="M9-14H-4a3.600 3.600 0 0 0-.5 7H-7a3.600 3.600 0 0 0-.3 7.200H-6.500a3.500 3.500 0 0 0 0 7H-3a3.300 3.300 0 0 0 .5 6.600H9q6-5 6-14t-6-13.800z"
    />
    <path d="M-4.500-7H5M-7 .2H6M-6.500 7.200H5" />
  </>
);
