import type { Thing } from '../thing.ts';

/** A spreadsheet that broke where a row was inserted. */
export const brokenSheet: Thing = () => ({
  width: 150,
  height: 128,
  spot: { x: 75, y: -48, r: 44 },
  drawing: (
    <>
      <path className="sheet" d="M4-128h136v76H4zM14-38h136v38H14z" />
      <path d="M4-109h136M4-90h136M4-71h136M38-128v76M72-128v76M106-128v76M14-19h136M48-38v38M82-38v38M116-38v38" />
      <path className="hot-line" d="M0-44l20-8 14 12 18-10 16 10 18-12 16 10 18-8 30 8" />
    </>
  ),
});
