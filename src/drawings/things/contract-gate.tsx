import type { Thing } from '../thing.ts';

/** Files before and behind a gate; one line is held back. */
export const contractGate: Thing = () => ({
  width: 148,
  height: 136,
  spot: { x: 36, y: -76, r: 38 },
  drawing: (
    <>
      <path className="sheet" d="M0-128h50v120h-50zM98-128h50v120h-50z" />
      <path d="M10-110h30M10-93h30M10-59h30M10-42h30M10-25h30M74-136v42M74-58v58M108-110h30M108-93h30M108-59h30M108-42h30M108-25h30" />
      <path className="hot-line" d="M10-76h52M62-94v36" />
    </>
  ),
});
