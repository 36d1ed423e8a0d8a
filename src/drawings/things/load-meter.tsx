import type { Thing } from '../thing.ts';

/** A meter, whose rim is the line, with the needle near the limit; beside it the diesel, with the level in its tank. */
export const loadMeter: Thing = () => ({
  width: 302,
  height: 150,
  spot: { x: 74, y: -80, r: 66 },
  drawing: (
    <>
      <circle className="tint" cx="74" cy="-80" r="66" />
      <circle className="sheet" cx="74" cy="-80" r="50" />
      <path className="hot" d="M74-80l13-48a50 50 0 0 1 35 35z" />
      <path d="M24-80h10M39-115l7 7M74-130v10M74-80l26-32" />
      <path className="deep" d="M74-70a10 10 0 0 1 0-20 10 10 0 0 1 0 20M52-58h44v18H52z" />
      <path className="tint" d="M186-26h28l6 26h-40zm68 0h28l6 26h-40z" />
      <path className="deep" d="M190-116v-20h24v20z" />
      <path className="sheet" d="M192-116h84q24 0 24 24v46q0 24-24 24h-84q-24 0-24-24v-46q0-24 24-24z" />
      <path className="deep" d="M168-72q17-8 33 0t33 0 33 0 33 0v26q0 24-24 24h-84q-24 0-24-24z" />
      <path d="M184-136h36M200-116v94m68-94v94" />
      <path className="sheet" d="M234-66q24 34 0 34t0-34z" />
    </>
  ),
});
