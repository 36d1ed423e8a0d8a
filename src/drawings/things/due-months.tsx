import type { Thing } from '../thing.ts';

const DAYS = 'h0m15 0';

/** Three months over a counter, and the policies that expire in them; the next call matters. */
export const dueMonths: Thing = ({ isHot }) => ({
  width: 270,
  spot: { x: 215, y: -112, r: 30 },
  drawing: (
    <>
      <path className="sheet" d={`M0-154${'v88h82v-88zm94 0'.repeat(3)}`} />
      <path className="deep" d={`M0-154${'v18h82v-18zm94 0'.repeat(3)}M0-52h270v9H0z`} />
      <path
        className="dots"
        d={`M11-120${DAYS.repeat(5)}m-75 16${DAYS.repeat(5)}m-75 16h0M105-120${DAYS.repeat(5)}m-75 16${DAYS.repeat(2)}M199-120h0m30 0${DAYS.repeat(2)}`}
      />
      {isHot && <circle className="hot" cx="215" cy="-119" r="9" />}
      <path className="tint" d="M6-43h258V0H6z" />
      <path d={`M16-34${'v24h72v-24zm83 0'.repeat(3)}`} />
    </>
  ),
});
