import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; beside it the diesel, with the level in its tank. */
export const loadMeter: Thing = () => ({
  width: 302,
  height: 150,
  spot: { x: 74, y: -80, r: 66 },
  drawing: (
    <>
      <circle className="tint" cx="74" cy="-80" r="66" />
      <circle className="sheet" cx="74" cy="-80" r="50" />
      <path d="M74-130v10m50 40h-10m-80 0h-10" />
      <path className="hot" d="M84-116 52-72h17l-5 34 32-45H78z" />
      <path className="tint" d="M186-26h28l6 26h-40zm68 0h28l6 26h-40z" />
      <path className="deep" d="M190-116v-20h24v20z" />
      <path className="sheet" d="M192-116h84q24 0 24 24v46q0 24-24 24h-84q-24 0-24-24v-46q0-24 24-24z" />
      <path className="deep" d="M168-72q17-8 33 0t33 0 33 0 33 0v26q0 24-24 24h-84q-24 0-24-24z" />
      <path d="M200-116v94m68-94v94" />
      <path className="sheet" d="M234-66q24 34 0 34t0-34z" />
    </>
  ),
});
