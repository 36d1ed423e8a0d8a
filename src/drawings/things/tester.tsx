import type { Thing } from '../thing.ts';

/** A press that tests a cube of concrete, with its gauge. */
export const tester: Thing = ({ isHot }) => ({
  width: 152,
  spot: { x: 54, y: -56, r: 42 },
  drawing: (
    <>
      <path className="tint" d="M0 0v-12h108V0zM10-12v-128h14v128zm74 0v-128h14v128zM0-140h108v-14H0z" />
      <path className="sheet" d="M42-140v42h24v-42zM32-98h44v12H32zM30-28h48v16H30z" />
      <path className={isHot ? 'hot' : 'sheet'} d="M31-86h46v58H31z" />
      <circle className="sheet" cx="132" cy="-112" r="18" />
      <path d="m52-84 6 16-9 10 10 24M98-112h16m18 0 9-9" />
    </>
  ),
});
