import type { Thing } from '../thing.ts';

/** A sensor box in the rain: its lid is tight, and the water comes along the cable from the next post. */
export const floodedBox: Thing = () => ({
  width: 274,
  height: 156,
  spot: { x: 214, y: -34, r: 30 },
  drawing: (
    <>
      <path d="M18-150l-8 22m50-28l-6 14m46-14l-6 14m46-14l-6 14m46-14l-6 14m42-14l-8 22" />
      <path className="deep" d="M96-46h18V0H96z" />
      <path d="M70 0h70" />
      <path className="sheet" d="M34-122h142v76H34z" />
      <path className="tint" d="M34-72q16-8 32 0t32 0 32 0 46 0v26H34z" />
      <path className="sheet" d="M26-136h158v14H26z" />
      <path d="M50-108h46v20H50zm70 2h36m-36 14h24" />
      <path className="sheet" d="M264-150h10V0h-10z" />
      <path d="M264-122c-22 2-14 60-52 60h-22" strokeWidth="3" />
      <path className="deep" d="M176-74h14v24h-14z" />
      <path className="hot" d="M214-56q24 39 0 45q-24-6 0-45z" />
    </>
  ),
});
