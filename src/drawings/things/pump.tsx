import type { Thing } from '../thing.ts';

/** The arm of a concrete pump over the reinforcement: the pour has stopped. */
export const pump: Thing = ({ isHot }) => ({
  width: 246,
  spot: { x: 158, y: -38, r: 30 },
  drawing: (
    <>
      <path className="tint" d="M96 0v-8h150V0z" />
      <path d={`M96-14h150M106-8${'v-12m16 12'.repeat(9)}M153-88q8 14 4 34`} />
      <path className="deep" d="M0 0v-28h54V0zM18-28l12-104 10 1-12 103z" />
      <path className="tint" d="m30-134 76-20 4 8-74 20zM104-154l52 62-6 6-52-62z" />
      <path className="sheet" d="M26-130a8 8 0 0 0 16 0 8 8 0 0 0-16 0zM98-149a8 8 0 0 0 16 0 8 8 0 0 0-16 0z" />
      <path className={isHot ? 'hot' : 'sheet'} d="M148-54h18l4 30h-26z" />
    </>
  ),
});
