import type { Thing } from '../thing.ts';

/** A spreadsheet with the one cell on which all others depend, and the screen with a login that takes its place. */
export const formulaSheet: Thing = () => ({
  width: 256,
  height: 150,
  spot: { x: 92, y: -46, r: 27 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h148V0H0z" />
      <path className="tint" d="M0-150h148v20H0zM0-130h36V0H0z" />
      <path d="M0-108h148M0-84h148M0-60h148M0-32h148M36-150V0M74-150V0M110-150V0M44-119h20m18 0h18M44-96h14m24 0h20M44-72h20m18 0h12M44-46h14M44-16h20m18 0h14" />
      <path className="hot" d="M74-60h36v28H74z" />
      <path className="sheet" d="M134-116h110q12 0 12 12V0H134z" />
      <path className="deep" d="M134-116h110q12 0 12 12v8H134z" />
      <circle className="tint" cx="156" cy="-72" r="11" />
      <path d="M176-78h40m-40 12h26M134-48h122M134-24h122M146-36h44m-44 24h44" />
      <path className="bar" d="M216-36h22m-22 24h22" />
    </>
  ),
});
