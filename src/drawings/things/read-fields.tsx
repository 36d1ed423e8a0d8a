import type { Thing } from '../thing.ts';

/** A document whose fields were found, one of them doubtful. */
export const readFields: Thing = () => ({
  width: 108,
  height: 132,
  spot: { x: 77, y: -31, r: 31 },
  drawing: (
    <>
      <path className="sheet" d="M0-132h108v132h-108z" />
      <path className="tint" d="M12-118h44v16h-44zM12-90h84v14h-84zM12-66h84v14h-84z" />
      <path className="hot" d="M58-34h38v18h-38z" />
      <path d="M12-26h30" />
    </>
  ),
});
