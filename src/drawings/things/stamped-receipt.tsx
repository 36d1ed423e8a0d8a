import type { Thing } from '../thing.ts';

/** A lorry receipt with a rubber stamp over one of its fields, and what was read of each. */
export const stampedReceipt: Thing = () => ({
  width: 276,
  height: 150,
  spot: { x: 238, y: -22, r: 22 },
  drawing: (
    <>
      <path className="tint" d="M16-136h142V0H16z" />
      <path className="sheet" d="M0-150h144v140H0z" />
      <path className="deep" d="M12-104v-34h40v34zm40 0v-26h16l14 14v12z" />
      <path className="tint" d="M26-96a8 8 0 0 1 0-16 8 8 0 0 1 0 16m40 0a8 8 0 0 1 0-16 8 8 0 0 1 0 16" />
      <path d="M94-136h38M94-122h26M94-108h32M12-82h40M12-56h30M12-28h42M74-82h58M70-56h62M76-28h56" />
      <path className="tint" fillOpacity=".8" d="M96-14a34 34 0 0 1 0-68a34 34 0 0 1 0 68" />
      <path className="deep" d="M96-24a24 24 0 0 1 0-48a24 24 0 0 1 0 48" />
      <path className="dashed" d="M144-122L202-130M144-82L202-76M130-44L202-22" />
      <path className="tint" d="M202-150h72v40h-72zm0 54h72v40h-72z" />
      <path d="M216-130h44m-44 54h28" />
      <path className="hot" d="M202-42h72v40h-72z" />
      <path className="on-hot" d="M216-22h44" />
    </>
  ),
});
