import type { Thing } from '../thing.ts';

/** Cubes of concrete, set aside for testing. */
export const cubes: Thing = () => ({
  width: 144,
  spot: { x: 72, y: -100, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-44h44v44zm50 0v-44h44v44zm50 0v-44h44v44zM25-44v-44h44v44zm50 0v-44h44v44z" />
      <path d="M12-26h20m30 0h20m30 0h20M12-16h12m38 0h12m38 0h12M37-70h20m30 0h20M37-60h12m38 0h12" />
    </>
  ),
});
