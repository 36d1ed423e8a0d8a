import type { Thing } from '../thing.ts';

/** Two people, and what parts their duties. */
export const twoDuties: Thing = () => ({
  width: 144,
  height: 124,
  spot: { x: 72, y: -74, r: 74 },
  drawing: (
    <>
      <circle className="sheet" cx="30" cy="-98" r="20" />
      <circle className="sheet" cx="114" cy="-98" r="20" />
      <path className="sheet" d="M0-22q0-48 30-48t30 48zM84-22q0-48 30-48t30 48z" />
      <path className="hot-line" d="M72-124v124" />
    </>
  ),
});
