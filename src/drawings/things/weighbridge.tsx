import type { Thing } from '../thing.ts';

/** A lorry on a weighbridge, before the barrier; what it carries is weighed. */
export const weighbridge: Thing = () => ({
  width: 240,
  height: 150,
  spot: { x: 60, y: -104, r: 43 },
  drawing: (
    <>
      <path className="tint" d="M0-24h184v12H0z" />
      <path d="M20-12V0M164-12V0" />
      <path className="hot" d="M20-90q8-42 40-42t40 42z" />
      <path className="on-hot" d="M42-100h0m16-16h0m2 18h0m18-4h0" />
      <path className="tint" d="M6-92h108v40H6z" />
      <path d="M33-92v40m27-40v40m27-40v40" />
      <path className="deep" d="M6-52h156v10H6z" />
      <path className="tint" d="M114-52v-68h22q10 0 14 8l12 34v26z" />
      <path className="sheet" d="M122-110h14q4 0 6 5l8 25h-28z" />
      <circle className="skin" cx="133" cy="-90" r="8" />
      <path className="deep" d="M22-24a17 17 0 0 1 0-34a17 17 0 0 1 0 34m114 0a17 17 0 0 1 0-34a17 17 0 0 1 0 34" />
      <path className="sheet" d="M22-35a6 6 0 0 1 0-12a6 6 0 0 1 0 12m114 0a6 6 0 0 1 0-12a6 6 0 0 1 0 12" />
      <path className="tint" d="M208-76h-36v14h36z" />
      <path className="deep" d="M206-112h14V0h-14z" />
      <path className="tint" d="M196-150h34q8 0 8 8v22q0 8-8 8h-34q-8 0-8-8v-22q0-8 8-8z" />
      <path className="bar" d="M202-131h22" />
    </>
  ),
});
