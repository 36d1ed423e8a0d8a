/** A website in its window, with the one button that matters. */
export const site = (
  <>
    <path d="M10 4h280q10 0 10 10v122q0 10-10 10h-280q-10 0-10-10v-122q0-10 10-10zM0 34h300M20 19h0M38 19h0M56 19h0" />
    <path className="dots" d="M20 19h0M38 19h0M56 19h0" />
    <path className="tint" d="M91 12h182q7 0 7 7v0q0 7-7 7h-182q-7 0-7-7v0q0-7 7-7zM18 50h120v78h-120z" />
    <path d="M158 58h110M158 78h120M158 98h70" />
    <path className="hot" d="M168 108h64q10 0 10 10v0q0 10-10 10h-64q-10 0-10-10v0q0-10 10-10z" />
  </>
);
