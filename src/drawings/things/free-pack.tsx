import type { Thing } from '../thing.ts';

/** Ten packs on two boards, and the one that is given with them. */
export const freePack: Thing = ({ isHot }) => ({
  width: 306,
  height: 150,
  spot: { x: 278, y: -56, r: 46 },
  drawing: (
    <>
      <path className="tint" d={`M2-8${`${'v-58h34v58zm40 0'.repeat(5)}m-200-74`.repeat(2)}`} />
      <path
        className="deep"
        d={`M2-20${`${'v-30h34v30zm40 0'.repeat(5)}m-200-74`.repeat(2)}M0-8h200v8H0zm0-74h200v8H0z`}
      />
      <path d="M206-44h20m-10-10v20" />
      <path className={isHot ? 'hot' : 'sheet'} d="M254 0v-86h48V0z" />
      <path d="M254-76h48M254-12h48M278-76v64M268-96q-12-8-6-14t16 24q10-30 16-24t-6 14" />
    </>
  ),
});
