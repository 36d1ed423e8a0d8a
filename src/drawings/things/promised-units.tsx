import type { Thing } from '../thing.ts';

/** A quotation that promises four days, and the place on the shelf where the last two units stood. */
export const promisedUnits: Thing = () => ({
  width: 172,
  height: 140,
  spot: { x: 124, y: -68, r: 40 },
  drawing: (
    <>
      <path className="sheet" d="M0-136h74v96h-74z" />
      <path d="M12-118h50M12-104h34M12-66h0m14 0h0m14 0h0m14 0h0" />
      <path className="dots" d="M14-62h0m15 0h0m15 0h0m15 0h0" />
      <path d="M86 0v-112M166 0v-112M80-8h92M80-44h92M80-96h92" />
      <path className="missing" d="M94-76h28v32h-28zM130-76h28v32h-28z" />
      <path className="tint" d="M96-30h24v22h-24zM132-26h24v18h-24z" />
    </>
  ),
});
