import type { Thing } from '../thing.ts';

const [COLUMNS, RADIUS] = [7, 12];

/** Steel bars, seen from their ends, seven to a row; the last ones are missing, as many as are marked. */
export const bars: Thing = ({ count = 24, marked = 3 }) => {
  const rows = Math.ceil(count / COLUMNS);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / COLUMNS);
    return {
      x: RADIUS + (index % COLUMNS) * 24 + (row % 2) * RADIUS,
      y: -RADIUS - row * 21,
      isGone: index >= count - marked,
    };
  });
  return {
    width: COLUMNS * 24 + RADIUS,
    spot: { x: 60, y: -rows * 21 + 8, r: 44 },
    drawing: places.map(({ x, y, isGone }) => (
      <circle key={`${x} ${y}`} className={isGone ? 'missing' : 'deep'} cx={x} cy={y} r="10" />
    )),
  };
};
