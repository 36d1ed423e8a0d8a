import type { Thing } from '../thing.ts';

/** A pigeonhole for each department, five to a row, with its papers; one has just been filled. */
export const pigeonholes: Thing = ({ isHot }) => ({
  width: 190,
  height: 152,
  spot: { x: 133, y: -86, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0 0v-152h190V0z" />
      <path
        className="tint"
        d={`M6-12${'v-20h26v20zm38 0v-12h26v12zm38 0v-26h26v26zm38 0v-16h26v16zm38 0v-22h26v22zm-152-46'.repeat(3)}`}
      />
      {isHot && <path className="hot" d="M120-58v-34h26v34z" />}
      <path d="M0-12h190M0-58h190M0-104h190M38-12v-140m38 0v140m38 0v-140m38 0v140" />
    </>
  ),
});
