import type { Thing } from '../thing.ts';

const CUBES = 'v-44h44v44zm50 0';
const LABELS = 'h20m30 0';

/** Cubes of concrete, set aside for testing. */
export const cubes: Thing = () => ({
  width: 144,
  spot: { x: 72, y: -100, r: 34 },
  drawing: (
    <>
      <path className="sheet" d={`M0 0${CUBES.repeat(3)}M25-44${CUBES.repeat(2)}`} />
      <path d={`M12-22${LABELS.repeat(3)}M37-66${LABELS.repeat(2)}`} />
    </>
  ),
});
