import type { Thing } from '../thing.ts';

/** A quotation that promises four days, and the place on the shelf where the last two units stood. */
export const promisedUnits: Thing = () => ({
  width: 172,
  height: 140,
  spot: { x: 124, y: -68, r: 40 },
  drawing: (
    <>
      <path className="sheet" d="M0-136h74v96h-74z" />
      <path d="M12-118h50M12-104h34" />
      <path className="dots" d="M14-62h0m15 0h0m15 0h0m15 0h0" />
      <path d="M86 0v-112M166 0v-112M80-8h92m-92-36h92m-92-52h92" />
      <path className="missing" d="M94-76h28v32h-28zm36 0h28v32h-28z" />
      <path className="tint" d="M96-32h24v24h-24zm36 0h24v24h-24z" />
    </>
  ),
});
