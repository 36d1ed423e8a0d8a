import type { Thing } from '../thing.ts';

/** Shops of one chain, three if no count is given; those before the marked one have changed over. */
export const shops: Thing = ({ count = 3, marked = 3 }) => ({
  width: count * 74 - 8,
  spot: { x: 33, y: -60, r: 40 },
  drawing: Array.from({ length: count }, (_, index) => index * 74).map((x, index) => (
    <g key={x}>
      <path className="sheet" d={`M${x} 0v-74h66V0z`} />
      <path className={index < marked - 1 ? 'hot' : 'tint'} d={`M${x - 4}-56l10-26h54l10 26z`} />
      <path className="deep" d={`M${x + 20} 0v-38h26V0z`} />
    </g>
  )),
});
