import type { Thing } from '../thing.ts';
import { worker } from './worker.tsx';

/** A tape that a worker in trousers and one in a kurta hold across a slab; between them, the stair well is not concrete. */
export const tape: Thing = () => {
  const { drawing } = worker({});
  return {
    width: 396,
    height: 136,
    spot: { x: 204, y: -46, r: 42 },
    drawing: (
      <>
        <path className="tint" d="M0 0v-20h160V0zm248 0v-20h148V0z" />
        <path d="M58-87h280M66-87v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7m22-7v7" />
        <path className="missing" d="m165-22 14-14h64v24l-14 12h-64zm0 0h64l14-14m-14 14v22" />
        <g transform="translate(0 -20)">{drawing}</g>
        <g transform="matrix(-1 0 0 1 396 -20)">
          {drawing}
          <path className="tint" d="M11-50 8-18h32l-3-32z" />
          <path className="hair" d="M16-92q-9 10-5 26l6-22z" />
        </g>
      </>
    ),
  };
};
