import type { Thing } from '../thing.ts';

/** Three registers with the same total. */
export const equalTotals: Thing = () => ({
  width: 352,
  height: 132,
  spot: { x: 108, y: -28, r: 26 },
  drawing: (
    <>
      <path className="sheet" d="M0-132h84V0H0zM134-132h84V0h-84zM268-132h84V0h-84z" />
      <path className="tint" d="M0-132h84v22H0zM134-132h84v22h-84zM268-132h84v22h-84z" />
      <path d="M14-92h56m-56 16h36m-36 16h48m-62 16h84M148-92h56m-56 16h36m-36 16h48m-62 16h84M282-92h56m-56 16h36m-36 16h48m-62 16h84" />
      <path className="bar" d="M18-22h48M152-22h48M286-22h48" />
      <path className="hot-line" d="M98-28h22m-22 12h22M232-28h22m-22 12h22" />
    </>
  ),
});
