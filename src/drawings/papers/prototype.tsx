/** Three screens, and the way from one to the next. */
export const prototype = (
  <>
    <path d="M6 4h76q8 0 8 8v126q0 8-8 8h-76q-8 0-8-8v-126q0-8 8-8zM14 30h52m-52 20h60m-60 20h36" />
    <path className="tint" d="M110 4h76q8 0 8 8v126q0 8-8 8h-76q-8 0-8-8v-126q0-8 8-8z" />
    <path d="M118 30h52m-52 20h60m-60 20h36M214 4h76q8 0 8 8v126q0 8-8 8h-76q-8 0-8-8v-126q0-8 8-8zM222 30h52m-52 20h60m-60 20h36" />
    <path className="hot-line" d="M24 118h38c40 0 30-50 62-50h24" />
    <circle className="hot" cx="148" cy="68" r="8" />
  </>
);
