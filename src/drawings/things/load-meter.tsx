import type { Thing } from '../thing.ts';

/** A meter whose needle is near the limit; beside it the diesel, with the level in its drum, and the generator that burns it. */
export const loadMeter: Thing = () => ({
  width: 302,
  height: 152,
  spot: { x: 77, y: -72, r: 27 },
  drawing: (
    <>
      <path d="M30-20V0M86-20V0M194-16h24" />
      <path className="sheet" d="M10-152h96q10 0 10 10v112q0 10-10 10H10q-10 0-10-10v-112q0-10 10-10z" />
      <path className="tint" d="M26-138h64v24H26z" />
      <path d="M42-138v24m16-24v24m16-24v24" />
      <path className="hot" d="M58-62l24-24a34 34 0 0 1 10 24z" />
      <path d="M24-62a34 34 0 0 1 68 0zm34-34v7m-24 3l5 5M58-62l20-16" />
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
