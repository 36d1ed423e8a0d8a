import './ChartThread.css';

interface ChartThreadProps {
  /** Where the ring is, in percent of the plot. */
  x: string;
  y: string;
  /** Whether the line comes to it below the series; or else it comes above them, along the plot's upper edge. */
  isBelow: boolean;
}

/** From the ring, or from above it, to the right: in sixteenths of a rem, which is the size of type there. */
const BENDS = { below: 'M0 16v2a14 14 0 0 0 14 14', above: 'M0 6a14 14 0 0 1 14-14' };
/** From the plot's edge to where the line runs down beside the page. They turn beside the card, whose edge would change their colour in a bend. */
const GUTTERS = {
  below: { narrow: 'M14 32h23a9 9 0 0 0 9-9V-3000', wide: 'M14 32h35a19 19 0 0 0 19-19V-3000' },
  above: { narrow: 'M14-8h23a9 9 0 0 0 9-9V-3000', wide: 'M14-8h35a19 19 0 0 0 19-19V-3000' },
};

/**
 * The line that leads to the ring of a chart: down the right gutter of the page, and then where no series is in its way. What
 * lies on the card is drawn over it, and what lies on the band behind it, because the two grounds need two colours.
 */
export function ChartThread({ x, y, isBelow }: ChartThreadProps) {
  const way = isBelow ? 'below' : 'above';
  const level = isBelow ? y : '0';
  return ['chart-thread chart-thread-behind', 'chart-thread'].map((className) => (
    <svg
      key={className}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`${className} chart-thread-${way}`}
    >
      {!isBelow && <line x1={x} x2={x} y1={y} y2="0" className="chart-thread-rise" />}
      <svg x={x} y={level} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
        <path d={BENDS[way]} />
      </svg>
      <line x1={x} x2="100%" y1={level} y2={level} className="chart-thread-level" />
      <svg x="100%" y={level} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
        <path d={GUTTERS[way].narrow} className="chart-thread-narrow" />
        <path d={GUTTERS[way].wide} className="chart-thread-wide" />
      </svg>
    </svg>
  ));
}
