import type { Thing } from '../thing.ts';

/** Five batteries; one is nearly empty, and its neighbour will be next. */
export const batteryCells: Thing = () => ({
  width: 148,
  height: 104,
  spot: { x: 43, y: -30, r: 24 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M0-96h24v96h-24zM7-96v-8h10v8M31-96h24v96h-24zM38-96v-8h10v8M62-96h24v96h-24zM69-96v-8h10v8M93-96h24v96h-24zM100-96v-8h10v8M124-96h24v96h-24zM131-96v-8h10v8"
      />
      <path className="tint" d="M0-78h24v78h-24zM62-30h24v30h-24zM93-54h24v54h-24zM124-68h24v68h-24z" />
      <path className="hot" d="M31-14h24v14h-24z" />
    </>
  ),
});
