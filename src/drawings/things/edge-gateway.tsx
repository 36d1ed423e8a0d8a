import type { Thing } from '../thing.ts';

/** A small industrial computer with its aerial and its terminals. */
export const edgeGateway: Thing = () => ({
  width: 116,
  height: 124,
  spot: { x: 22, y: -30, r: 18 },
  drawing: (
    <>
      <path className="sheet" d="M0-90h116v76h-116z" />
      <path className="tint" d="M14-76h50v26h-50z" />
      <path d="M98-90v-34M12-14v14M32-14v14M52-14v14M72-14v14M92-14v14M78-72h22M78-58h22M42-30h56" />
      <circle className="hot" cx="22" cy="-30" r="7" />
    </>
  ),
});
