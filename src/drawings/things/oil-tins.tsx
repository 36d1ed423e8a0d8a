import type { Thing } from '../thing.ts';

/** One oil in three packs, each with a code of its own. */
export const oilTins: Thing = () => ({
  width: 180,
  height: 132,
  spot: { x: 156, y: -38, r: 36 },
  drawing: (
    <>
      <path className="sheet" d="M0-100h46V0H0zM62-116h52V0H62zM130-80h50V0h-50z" />
      <path className="tint" d="M12-100v-16h22v16zM76-116v-16h24v16zM142-80v-14h26v14zM0-72h46v34H0zM62-84h52v38H62z" />
      <path d="M8-55h30M74-71h28m-28 13h16" />
      <path className="hot-line" d="M138-60h16v40h-16zm20 0h16v40h-16z" />
    </>
  ),
});
