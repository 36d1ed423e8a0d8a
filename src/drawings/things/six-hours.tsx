import type { Thing } from '../thing.ts';

/** Six hours on a dial, of which the first is taken out, and a rack of servers with one page on it. */
export const sixHours: Thing = () => ({
  width: 276,
  height: 152,
  spot: { x: 242, y: -32, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h88V0H0z" />
      <path className="tint" d="M10-140h68v22H10zm0 102h68v22H10z" />
      <path d="M20-129h16M20-27h16M10-8h68" />
      <path className="dots" d="M54-129h0m14 0h0m-14 102h0m14 0h0" />
      <path className="sheet" d="M16-110h56v64H16z" />
      <path d="M26-97h36m-36 13h36m-36 13h36m-36 13h22" />
      <path className="tint" d="M148-50l42-24A48 48 0 1 1 148-98z" />
      <path d="M148-50v48m-42-72l84 48m-84 0l42-24" />
      <path className="dashed" d="M148-98a48 48 0 0 1 42 24" />
      <path className="hot" d="M216 0h52a52 52 0 0 0-26-45z" />
    </>
  ),
});
