import type { Thing } from '../thing.ts';

/** The shift of a machine from left to right: it ran, it stopped, it ran. */
export const machineStates: Thing = ({ isHot }) => ({
  width: 160,
  height: 150,
  spot: { x: 92, y: -46, r: 38 },
  drawing: (
    <>
      <path className="deep" d="M4 0v-112h26V0zm32 0v-124h40V0zm72 0v-118h18V0zm24 0v-108h26V0z" />
      <path className={isHot ? 'hot' : 'sheet'} d="M80 0v-58h24V0z" />
      <path d="M0-150V0h160M0-134h8m-8 67h8" />
    </>
  ),
});
