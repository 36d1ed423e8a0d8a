import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, and the boxes. */
export const chatOrder: Thing = () =>
  ringed({
    width: 229,
    height: 152,
    spot: { x: 124, y: -56, r: 40 },
    rest: (
      <>
        <path className="sheet" d="M14 0Q0 0 0-14v-124q0-14 14-14h68q14 0 14 14v124q0 14-14 14" />
        <path d="M38-144h20" />
        <path className="deep" d="M12-132h60v36H30L20-86v-10h-8z" />
        <path className="tint" d="M76-78v36h-6v10L60-42H18v-36z" />
        <path d="M22-119h40m-40 11h24M29-64v8m9-14v20m9-16v12m9-18v24m9-16v8" />
        <path className="tint" d="M174-52h52V0h-52zm0-52h52v52h-52z" />
        <path className="deep" d="M192-52h16v18h-16zm0-52h16v18h-16z" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M99-80h50v48H99z" />
        <path className="on-hot" d="M108-68h16m-16 12h16m-16 12h10M129-58l5 7 9-14" />
      </>
    ),
  });
