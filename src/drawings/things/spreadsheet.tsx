import type { Thing } from '../thing.ts';

/** A spreadsheet whose two columns are compared all morning. */
export const spreadsheet: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M9-153h199q9 0 9 9v135q0 9-9 9h-199q-9 0-9-9v-135q0-9 9-9z" />
      <path d="M0-131h216M0-109h216M0-85h216M0-60h216M0-36h216M0-12h216M43-131V0M86-131V0M130-131V0M173-131V0" />
      <path className="hot-line" d="M43-131h43V0h-43zM130-131h43V0h-43z" />
      <path d="M50-97h26M137-97h22M50-73h20M137-73h27M50-48h29M137-48h17M50-24h16M137-24h26" />
    </>
  ),
});
