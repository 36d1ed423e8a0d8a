import type { Thing } from '../thing.ts';

/** A lathe behind its window, with a panel and a lamp that says whether it runs. */
export const cncLathe: Thing = ({ isHot }) => ({
  width: 158,
  spot: { x: 136, y: -140, r: 22 },
  drawing: (
    <>
      <path className={isHot ? 'hot' : 'deep'} d="M128-124v-28h16v28z" />
      <path className="tint" d="M0 0v-114q0-10 10-10h148V0z" />
      <path className="sheet" d="M14-108h82v64H14zm96 0h34v40h-34z" />
      <path className="deep" d="M14-92h18v32H14zM0-14h158V0H0z" />
      <path d="M32-82h34v12H32m48-38v20l-12 8M118-96h18m-18 14h10m-18 24h0m16 0h0M62-44v30" />
    </>
  ),
});
