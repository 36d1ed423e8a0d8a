import type { Thing } from '../thing.ts';

/** Five offers on a rail over a counter with its clerk; the one that was accepted hangs lower. */
export const offerRail: Thing = ({ isHot }) => ({
  width: 250,
  spot: { x: 199, y: -116, r: 36 },
  drawing: (
    <>
      <path className="tint" d="M17-68v-22q0-14 14-14h6q14 0 14 14v22zM4-58h242V0H4z" />
      <circle className="skin" cx="34" cy="-116" r="11" />
      <path className="hair" d="M23-115a11 11 0 0 1 22 0q-9-8-22 0z" />
      <path className="deep" d="M0-68h250v10H0z" />
      <path className="sheet" d={`M90-152${'v44h26v-44zm32 0'.repeat(3)}m32 0v44h26v-44zM58-98h40v26H58z`} />
      <path
        d={`M78-152h172m-51 0v12M78-72v4M96-140${'h14m-14 10h8m24-10'.repeat(3)}m32 0h14m-14 10h8M16-46${'v34h64v-34zm77 0'.repeat(3)}`}
      />
      <path className={isHot ? 'hot' : 'sheet'} d="M186-140v48h26v-48z" />
      <path d="M192-126h14m-14 10h8" />
    </>
  ),
});
