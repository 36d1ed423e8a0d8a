import type { Thing } from '../thing.ts';

/** A desk with screens, one if no count is given. */
export const desk: Thing = ({ count = 1, marked = 1, isHot }) => {
  const screens = Array.from({ length: count }, (_, index) => 14 + index * 68);
  const width = 20 + count * 68;
  return {
    width,
    spot: { x: (screens[marked - 1] ?? 14) + 27, y: -92, r: 40 },
    drawing: (
      <>
        <path className="deep" d={`M0-60h${width}v8H0z`} />
        <path d={`M10-52V0M${width - 10}-52V0`} />
        {screens.map((x, index) => (
          <g key={x}>
            <path className={isHot && index === marked - 1 ? 'hot' : 'sheet'} d={`M${x}-112h54v38H${x}z`} />
            <path d={`M${x + 27}-74v14M${x + 10}-100h28m-28 12h18`} />
          </g>
        ))}
      </>
    ),
  };
};
