import type { Thing } from '../thing.ts';

/** Folders one behind another, and the person who knows what is in them. */
export const folderRow: Thing = () => ({
  width: 180,
  spot: { x: 151, y: -126, r: 60 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M6-118v-8h32l6 8h60v65h-98zM16-104v-8h32l6 8h60v65h-98zM25-91v-8h32l6 8h60v65h-98zM35-78v-8h32l6 8h60v65h-98zM44-65v-8h32l6 8h60v65h-98z"
      />
      <circle className="tint" cx="151" cy="-126" r="20" />
      <path d="M128-82c2-28 43-28 46 0" />
      <circle className="hot" cx="151" cy="-127" r="7" />
    </>
  ),
});
