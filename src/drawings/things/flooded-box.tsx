import type { Thing } from '../thing.ts';

/** A sensor box in the rain: its lid is tight, and the water comes along the cable. */
export const floodedBox: Thing = () => ({
  width: 224,
  height: 156,
  spot: { x: 176, y: -46, r: 24 },
  drawing: (
    <>
      <path d="M22-150l-8 20m44-24l-6 14m42-14l-6 14m42-14l-6 14m42-14l-8 20" />
      <path className="deep" d="M82-46h16V0H82z" />
      <path d="M60 0h60" />
      <path className="sheet" d="M36-120h108v74H36z" />
      <path className="tint" d="M36-70q13-8 27 0t27 0 27 0 27 0v24H36z" />
      <path className="sheet" d="M30-132h120v14H30z" />
      <path d="M52-100h34v16H52z" />
      <path className="bar" d="M224-150c-8 54-20 84-44 84h-26" />
      <path className="deep" d="M144-76h14v20h-14z" />
      <path className="hot" d="M176-60q14 22 0 26q-14-4 0-26z" />
    </>
  ),
});
