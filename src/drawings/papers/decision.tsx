/** Two pages with a signature. */
export const decision = (
  <>
    <path className="tint" d="M60 4h144v126H60z" />
    <path className="sheet" d="M82 18h150v128H82z" />
    <path d="M102 42h110M102 60h88M102 78h110M102 132h84" />
    <path className="hot-line" d="M106 122c12-30 22-26 18-6 10-14 16-14 22-4 6-10 12-8 22-2" />
  </>
);
