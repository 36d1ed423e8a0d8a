import type { Thing } from '../thing.ts';

/** The signal is measured through a building, down to its cellar. */
export const signalWalk: Thing = () => ({
  width: 160,
  height: 156,
  spot: { x: 80, y: -28, r: 28 },
  drawing: (
    <>
      <path className="sheet" d="M24-104h112v104h-112z" />
      <path className="tint" d="M24-40h112v40h-112z" />
      <path d="M0-40h160M80-104v-30M38-92h40v52h-40zM38-80h40M38-68h40M38-56h40M98-90h24v22h-24zM94-152q8 12 0 24M106-156q14 16 0 32M66-152q-8 12 0 24M54-156q-14 16 0 32M92-10v-16M106-10v-22" />
      <circle cx="80" cy="-138" r="5" />
      <path className="hot-line" d="M64-10v-4M78-10v-10" />
    </>
  ),
});
