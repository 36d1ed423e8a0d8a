/** A photograph with notes. */
export const photo = (
  <>
    <path d="M0 8h140v100h-140zM0 86l40-36 30 24 30-34 40 40" />
    <circle className="hot" cx="106" cy="34" r="11" />
    <path d="M164 20h130M164 46h110M164 72h130M164 98h70M0 136h250" />
  </>
);
