import type { Thing } from '../thing.ts';

/** A lorry receipt with a rubber stamp over one of its fields, and what was read of each. */
export const stampedReceipt: Thing = () => ({
  width: 220,
  height: 150,
  spot: { x: 194, y: -64, r: 25 },
  drawing: (
    <>
      <path className="tint" d="M14-138h122V0H14z" />
      <path className="sheet" d="M0-150h122v140H0z" />
      <path d="M12-118v-20h30v20zm30 0h20v-8l-6-8H42M74-136h36M74-124h22" />
      <path className="sheet" d="M22-112a6 6 0 0 1 0-12a6 6 0 0 1 0 12M52-112a6 6 0 0 1 0-12a6 6 0 0 1 0 12" />
      <path d="M12-92h30M12-64h24M12-36h34M62-92h48M62-64h44M62-36h30" />
      <path className="deep" fillOpacity=".3" d="M84-40a24 24 0 0 1 0-48a24 24 0 0 1 0 48" />
      <path d="M84-46a18 18 0 0 1 0-36a18 18 0 0 1 0 36" />
      <path className="dashed" d="M122-92h50M122-64h50M122-36h50" />
      <path className="sheet" d="M174-101h40v18h-40zm0 56h40v18h-40z" />
      <path d="M182-92h24m-24 56h16" />
      <path className="hot" d="M180-73h28v18h-28z" />
    </>
  ),
});
