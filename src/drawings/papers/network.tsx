/** Machines and who reaches what; one gate is between. */
export const network = (
  <>
    <path d="M150 28 62 76 24 130M62 76l36 54M150 28l88 48-36 54M238 76l38 54M62 76h176" />
    <circle className="tint" cx="150" cy="24" r="21" />
    <circle className="sheet" cx="62" cy="76" r="19" />
    <circle className="hot" cx="238" cy="76" r="19" />
    <path className="sheet" d="M6 118h36v28H6zM80 118h36v28H80zM184 118h36v28h-36zM258 118h36v28h-36z" />
  </>
);
