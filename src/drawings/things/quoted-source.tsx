import type { Thing } from '../thing.ts';

/** An answer that points to its paragraph. */
export const quotedSource: Thing = () => ({
  width: 144,
  height: 112,
  spot: { x: 37, y: -53, r: 41 },
  drawing: (
    <>
      <path className="sheet" d="M0-112h74v112h-74z" />
      <path className="tint" d="M92-94h52v80h-52z" />
      <path d="M12-92h50M12-78h36M12-26h50M12-14h34M102-78h32M102-66h22M102-36h32M102-26h16" />
      <path className="hot-line" d="M8-66h58v26h-58zM66-52h58" />
    </>
  ),
});
