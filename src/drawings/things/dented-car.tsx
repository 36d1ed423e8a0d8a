import type { Thing } from '../thing.ts';

/** A car whose front is pushed in, with what was there as dashes; two of it, and it is repaired. */
export const dentedCar: Thing = ({ count = 1, isHot }) => {
  const isWhole = count > 1;
  const dent = 'M18-14l5-10-8-7 10-8-6-9 15-1 5-15 13 4';
  return {
    width: 208,
    height: 100,
    spot: { x: 28, y: -38, r: 32 },
    drawing: (
      <>
        <path
          className={isWhole && isHot ? 'hot' : 'deep'}
          d={`${isWhole ? 'M0-14v-22q0-14 16-18l34-8' : dent}q28-36 54-36h40q24 0 38 34 26 4 26 24v26h-10a22 22 0 0 0-44 0H88a22 22 0 0 0-44 0z`}
        />
        {!isWhole && isHot && (
          <>
            <path className="hot-line" d={dent} />
            <path className="missing" d="M12-14H0v-22q0-14 16-18l18-6" />
          </>
        )}
        <path className="sheet" d="M64-64q22-24 40-24h8v24zM124-88h18q16 0 26 24h-44zM128-52h14v5h-14z" />
        <circle className="tint" cx="66" cy="-16" r="16" />
        <circle className="tint" cx="176" cy="-16" r="16" />
      </>
    ),
  };
};
