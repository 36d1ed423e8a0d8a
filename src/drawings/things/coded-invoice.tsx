import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** An invoice with the code that the portal gave it; beside it the lorry, which may leave with its bill. */
export const codedInvoice: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 69, y: -58, r: 40 },
    rest: (
      <>
        <path className="sheet" d="M0 0v-150h138V0" />
        <path className="deep" d="M0-150h138v26H0z" />
        <path className="tint" d="M12-143h44v12H12z" />
        <path d="M12-110h30m54 0h30M102-137h24" />
        <path className="sheet" d="M156-122h92v98h-92z" />
        <path className="tint" d="M172-106h60v52h-60z" />
        <path d="M182-94h40m-40 13h40m-40 13h24" />
        <path className="tint" d="M248-92h26q9 0 13 8l13 32v28h-52z" />
        <path className="sheet" d="M257-82h16q4 0 6 5l9 25h-31z" />
        <path className="deep" d="M152-24h150v10H152z" />
        <path className="sheet" d="M180 0a17 17 0 0 1 0-34 17 17 0 0 1 0 34m92 0a17 17 0 0 1 0-34 17 17 0 0 1 0 34" />
        <path className="deep" d="M180-11a6 6 0 0 1 0-12 6 6 0 0 1 0 12m92 0a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M46-81h46v46H46z" />
        <path className="sheet" d="M51-76h13v13H51zm23 0h13v13H74zM51-53h13v13H51z" />
        <path className="on-hot" d="M75-52h4m6 0v6m-11 5h4m7 0h1" />
      </>
    ),
  });
