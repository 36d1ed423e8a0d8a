/** A table in which one entry matters. */
export const register = (
  <>
    <path d="M0 8h300v136h-300zM0 40h300M0 74h300M0 108h300M90 8v136M200 8v136" />
    <path className="hot" d="M200 74h100v34h-100z" />
  </>
);
