import type { Thing } from '../thing.ts';

/** An answer, and the place where its source should be. */
export const unsourcedAnswer: Thing = () => ({
  width: 144,
  height: 126,
  spot: { x: 110, y: -34, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M16-126h112q16 0 16 16v46q0 16-16 16h-66l-30 26v-26h-16q-16 0-16-16v-46q0-16 16-16z" />
      <path d="M22-100h90M22-80h60" />
      <path className="missing" d="M88-28h44v28h-44z" />
    </>
  ),
});
