import type { Thing } from '../thing.ts';

/** A meter whose needle is near the limit; beside it the diesel, with the level in its drum, and the generator that burns it. */
export const loadMeter: Thing = () => ({
  width: 302,
  height: 152,
  spot: { x: 79, y: -44, r: 27 },
  drawing: (
    <>
      <path d="M194-16h24" />
      <path className="sheet" d="M0 0v-142q0-10 10-10h96q10 0 10 10V0" />
      <path className="tint" d="M18-141h80v28H18z" />
      <path d="M38-141v28m20-28v28m20-28v28M18-100h80M18-90h44" />
      <path className="hot" d="M58-34l28-28a40 40 0 0 1 12 28z" />
      <path d="M18-34a40 40 0 0 1 80 0zm40-40v8m-28 4l5 5M58-34l24-18" />
      <path className="sheet" d="M134-108h60V0h-60z" />
      <path className="deep" d="M134-40h60V0h-60z" />
      <path d="M130-108h68M130 0h68M134-74h60m-42-34v-10h16v10m12 44h14m-14-10h14" />
      <path className="tint" d="M218-84h82v70h-82z" />
      <path className="deep" d="M212-14h88V0h-88z" />
      <path d="M230-68h26m-26 12h26m-26 12h26m-26 12h26M240-84v-26h16v-10" />
      <circle className="sheet" cx="279" cy="-56" r="11" />
      <path d="M279-56l5-6" />
    </>
  ),
});
