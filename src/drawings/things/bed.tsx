import type { Thing } from '../thing.ts';

/** A patient in a bed, a drip at its head; the tablet at its foot is what can matter. */
export const bed: Thing = ({ isHot }) => ({
  width: 204,
  spot: { x: 186, y: -94, r: 30 },
  drawing: (
    <>
      <path d="M12 0v-140M0-140h24M0 0h24M24-140v10" />
      <path className="tint" d="M17-130h14v22q0 6-7 6t-7-6z" />
      <path d="M24-102q0 30 30 38" />
      <path d="M40 0v-86M40-40h138M178 0v-66" />
      <path className="sheet" d="M44-52v-12q0-7 8-7h26q8 0 8 7v12z" />
      <circle className="skin" cx="68" cy="-78" r="11" />
      <path className="hair" d="M57-77a11 11 0 0 1 22 0q-10-9-22 0z" />
      <path className="tint" d="M84-52q6-24 34-22t58 16v18H44v-12z" />
      <path d="M40-40h138" />
      <path d="M186-66v-12" />
      <path className={isHot ? 'hot' : 'sheet'} d="M170-110h32v32h-32z" />
      <path className="sheet" d="M175-105h22v22h-22z" />
      <path d="m175-92h5l4-7 5 12 4-5h4" />
    </>
  ),
});
