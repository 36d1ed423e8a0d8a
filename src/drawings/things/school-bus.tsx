import type { Thing } from '../thing.ts';

/** A school's bus, children at its windows. */
export const schoolBus: Thing = ({ isHot }) => ({
  width: 206,
  height: 122,
  spot: { x: 172, y: -62, r: 34 },
  drawing: (
    <>
      <path className={isHot ? 'hot' : 'tint'} d="M0-18v-92q0-12 12-12h158q14 0 20 20l16 46v38z" />
      <path className="sheet" d={`M12-70${'v-38h32v38zm38 0'.repeat(3)}M154-18v-90h16q8 0 12 12l10 34h-38`} />
      <path className="deep" d={`M18-70${'v-10q0-8 10-8t10 8v10zm38 0'.repeat(3)}M0-50h146v12H0z`} />
      <path className="sheet" d={`M21-92${'a7 7 0 0 1 14 0 7 7 0 0 1-14 0zm38 0'.repeat(3)}`} />
      <circle className="sheet" cx="38" cy="-18" r="18" />
      <circle className="sheet" cx="132" cy="-18" r="18" />
      <circle cx="38" cy="-18" r="6" />
      <circle cx="132" cy="-18" r="6" />
    </>
  ),
});
