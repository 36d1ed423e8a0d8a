const rows = [0, 1, 2, 3].map((row) => `M0 ${24 + row * 34}${'l8 9 14-19m12 10'.repeat(row === 2 ? 5 : 8)}`).join('');

/** A tick for each test that passed, and the one that did not. */
export const testRun = (
  <>
    <path d={rows} />
    <path d={`M204 92${'l8 9 14-19m12 10'.repeat(2)}`} />
    <path className="hot" d="M181 78a14 14 0 1 0 .1 0z" />
    <path className="on-hot" d="M176 87l10 10m0-10l-10 10" />
  </>
);
