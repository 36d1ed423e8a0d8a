/** A class in front of a board. */
export const training = (
  <>
    <path d="M70 4h160v78h-160z" />
    <path className="hot-line" d="M84 62C110 60 120 30 150 40s40-14 66-20" />
    <circle className="tint" cx="30" cy="110" r="14" />
    <path d="M8 148c0-28 44-28 44 0" />
    <circle className="tint" cx="90" cy="110" r="14" />
    <path d="M68 148c0-28 44-28 44 0" />
    <circle className="tint" cx="150" cy="110" r="14" />
    <path d="M128 148c0-28 44-28 44 0" />
    <circle className="tint" cx="210" cy="110" r="14" />
    <path d="M188 148c0-28 44-28 44 0" />
    <circle className="tint" cx="270" cy="110" r="14" />
    <path d="M248 148c0-28 44-28 44 0" />
  </>
);
