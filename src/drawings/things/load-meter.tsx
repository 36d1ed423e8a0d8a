import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A meter of electricity, whose rim is the line; beside it the diesel, with the level in its tank. */
export const loadMeter: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 74, y: -84, r: 62 },
    rest: (
      <>
        <path className="tint" d="M186-26h28l6 26h-40zm68 0h28l6 26h-40z" />
        <path className="deep" d="M190-116v-20h24v20z" />
        <path className="sheet" d="M192-116h84q24 0 24 24v46q0 24-24 24h-84q-24 0-24-24v-46q0-24 24-24z" />
        <path className="tint" d="M168-72q17-8 33 0t33 0 33 0 33 0v26q0 24-24 24h-84q-24 0-24-24z" />
        <path className="sheet" d="M234-66q24 34 0 34t0-34z" />
      </>
    ),
    hot: (
      <>
        <path d="M74-136v10m52 42h-10m-84 0h-10m15-37l7 7m67-7l-7 7" />
        <path className="hot" d="M84-124 52-78h17l-5 36 32-47H78z" />
      </>
    ),
  });
