import type { Thing } from '../thing.ts';

/** The end of a production line: the unit under the test station gets a name, the next is in its carton. */
export const testLine: Thing = ({ isHot }) => ({
  width: 232,
  spot: { x: 71, y: -62, r: 32 },
  drawing: (
    <>
      <path d={`M18-34V0m126-34V0M44-112v62m54-62v62M27-78${'v-10m44 10'.repeat(3)}`} />
      <path className="tint" d="M10-50h142a8 8 0 0 1 0 16H10a8 8 0 0 1 0-16zM168 0v-54h62V0z" />
      <path className="sheet" d={`M14-50${'v-28h26v28zm44 0'.repeat(3)}M34-154h74v42H34zM186-54v-18h26v18z`} />
      <path d="m56-134 10 10 20-20M168-54l-12-14m74 14M190-34h18" />
      {isHot && <path className="hot" d="M58-50v-28h26v28z" />}
    </>
  ),
});
