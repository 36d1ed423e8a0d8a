import type { Thing } from '../thing.ts';

/** Six hours on a dial, of which the first is taken out, and a rack of servers with one page on it. */
export const sixHours: Thing = () => ({
  width: 276,
  height: 152,
  spot: { x: 226, y: -112, r: 36 },
  drawing: (
    <>
      <path className="deep" d="M0-150h104V0H0z" />
      <path className="tint" d="M12-140h80v24H12zm0 104h80v24H12z" />
      <path d="M22-128h18m-18 104h18" />
      <path className="dots" d="M62-128h0m16 0h0m-16 104h0m16 0h0" />
      <path className="sheet" d="M20-108h64v64H20z" />
      <path d="M32-94h40m-40 12h40m-40 12h40m-40 12h24" />
      <path className="tint" d="M194-72l62-36A72 72 0 1 1 194-144z" />
      <path d="M194-72v72m-62-108l62 36m-62 36l62-36m62 36l-62-36" />
      <path className="hot" d="M204-80v-72a72 72 0 0 1 62 36z" />
    </>
  ),
});
