/** Two hills that have moved apart. */
export const drift = (
  <>
    <path className="tint" d="M0 136c60 0 60-116 100-116s40 116 100 116z" />
    <path className="hot-line" d="M86 136c60 0 64-106 104-106s44 106 110 106" />
    <path className="dashed" d="M0 136h300M100 4v132M190 14v122" />
  </>
);
