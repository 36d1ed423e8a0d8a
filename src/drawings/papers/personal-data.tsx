/** A person, and the day on which the data is deleted. */
export const personalData = (
  <>
    <circle className="tint" cx="60" cy="44" r="30" />
    <path className="tint" d="M8 146c0-70 104-70 104 0z" />
    <path d="M160 20h136v122h-136zM160 52h136M190 8v24M266 8v24" />
    <path className="dots" d="M184 76h0m30 0h0m30 0h0m30 0h0M184 100h0m30 0h0m30 0h0M184 124h0m30 0h0" />
    <circle className="hot" cx="274" cy="100" r="13" />
  </>
);
