import type { Thing } from '../thing.ts';
import { man } from './man.tsx';

/** A wall of drawers, a clerk on the ladder beside it; the file of the open drawer matters. */
export const policyDrawers: Thing = ({ isHot }) => ({
  width: 296,
  spot: { x: 180, y: -98, r: 32 },
  drawing: (
    <>
      <path className="tint" d="M0 0v-144h224V0z" />
      <path
        d={`M0-36h224M0-72h224M0-108h224M32-144${'v144m32-144'.repeat(6)}${[124, 88, 52, 16].map((y) => `M11-${y}${'h10m22 0'.repeat(7)}`).join('')}`}
      />
      <path className="sheet" d="M163-86v-18h9v18m16 0v-22h8v22" />
      <path className={isHot ? 'hot' : 'sheet'} d="M174-86v-28h12v28z" />
      <path className="deep" d="M156-88h44v28h-44z" />
      <path d="M244 0l14-150M296 0l-14-150M247-28h46M249-56h42M252-84h36M254-112h32M257-140h26" />
      <g transform="translate(253 -28)">{man({}).drawing}</g>
      <path className="tint" d="m256-104-34 10 2 9 32-4z" />
    </>
  ),
});
