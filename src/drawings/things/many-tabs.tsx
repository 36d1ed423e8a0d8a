import type { Thing } from '../thing.ts';

/** A screen of tabs and tiles, of which nobody knows which one to press. */
export const manyTabs: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M9-153h199q9 0 9 9v135q0 9-9 9h-199q-9 0-9-9v-135q0-9 9-9z" />
      <path d="M0-131h216M7-134v-13h40v13M52-134v-13h40v13M96-134v-13h40v13M141-134v-13h40v13" />
      <path className="tint" d="M14-118h55v27h-55zM81-118h55v27h-55zM147-118h55v27h-55zM14-79h55v27h-55z" />
      <path className="hot-line" d="M81-79h55v27h-55z" />
      <path className="tint" d="M147-79h55v27h-55zM14-40h55v27h-55zM81-40h55v27h-55zM147-40h55v27h-55z" />
      <path className="hot-line" d="M103-69c0-8 12-7 11 0 0 4-5 3-5 6M109-57h0" />
    </>
  ),
});
