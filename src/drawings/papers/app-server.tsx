/** Three machines in a rack, and a cloud that could stand in for them. */
export const appServer = (
  <>
    <path className="tint" d="M0 6h150v40H0z" />
    <path d="M0 54h150v40H0zM0 102h150v40H0z" />
    <path d="M16 26h58M16 74h58M16 122h58" />
    <path className="dots" d="M110 26h0M130 26h0M110 74h0M130 74h0M110 122h0M130 122h0" />
    <path className="hot-line" d="M150 74h32" />
    <path className="sheet" d="M206 112c-34-4-32-48 2-48 4-44 66-42 68-2 34 2 32 50-2 50z" />
    <path className="hot" d="M240 74l-18 20h11v12h14V94h11z" />
  </>
);
