import type { Thing } from '../thing.ts';

/** Two meters of different makes on one wire; one shows an absurd figure. */
export const meterMakes: Thing = () => ({
  width: 152,
  height: 112,
  spot: { x: 132, y: -87, r: 24 },
  drawing: (
    <>
      <path className="sheet" d="M0-112h68v92h-68zM84-112h68v92h-68z" />
      <path className="tint" d="M8-98h24v22h-24z" />
      <path d="M36-98h24v22h-24zM92-98h24v22h-24z" />
      <path className="hot" d="M120-98h24v22h-24z" />
      <circle cx="34" cy="-48" r="16" />
      <circle cx="118" cy="-48" r="16" />
      <path d="M34-48l10-10M118-48l-10-10M34-20v20h84v-20" />
    </>
  ),
});
