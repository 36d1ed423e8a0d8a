/** A website in its window, with the one button that matters. */
export const site = (
  <>
    <path d="M0 4h300v142h-300zM0 34h300M158 58h110m-110 20h120m-120 20h70" />
    <path className="dots" d="M20 19h0m18 0h0m18 0h0" />
    <path className="tint" d="M84 12h196v14h-196zM18 50h120v78h-120z" />
    <path className="hot" d="M158 108h84v20h-84z" />
  </>
);
