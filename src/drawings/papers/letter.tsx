/** A letter with a seal. */
export const letter = (
  <>
    <path d="M0 10h120M0 40h290M0 62h290M0 84h200M0 128h90" />
    <circle className="tint" cx="246" cy="112" r="34" />
    <path className="hot-line" d="M230 112l12 13 22-26" />
  </>
);
