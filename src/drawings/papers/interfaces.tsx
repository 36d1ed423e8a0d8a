/** One system in the middle, and six that are plugged in. */
export const interfaces = (
  <>
    <path d="M58 21C92 21 84 58 106 58M58 75h48M58 129C92 129 84 92 106 92M242 21C208 21 216 58 194 58M242 129C208 129 216 92 194 92" />
    <path className="hot-line" d="M194 75h48" />
    <path className="tint" d="M106 44h88v62h-88z" />
    <path d="M0 10h58v22H0zM0 64h58v22H0zM0 118h58v22H0zM242 10h58v22h-58zM242 64h58v22h-58zM242 118h58v22h-58z" />
    <circle className="hot" cx="150" cy="75" r="11" />
  </>
);
