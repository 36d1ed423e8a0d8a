import './ChartThread.css';

interface ChartThreadProps {
  /** Where the ring is, in percent of the plot. */
  x: string;
  y: string;
}

/** From the ring down, and from the plot's right edge to where the line runs down beside the page: in sixteenths of a rem, which is the size of type there. */
const FROM_RING = 'M0 16v2a14 14 0 0 0 14 14';
const TO_GUTTER = { narrow: 'M14 32h4a28 28 0 0 0 28-28V-3000', wide: 'M14 32h26a28 28 0 0 0 28-28V-3000' };

/**
 * The line that leads to the ring of a chart: down the gutter beside the page, and below the series. What lies on the card
 * is drawn over it, and what lies on the band behind it, because the two grounds need two colours.
 */
export function ChartThread({ x, y }: ChartThreadProps) {
  return ['chart-thread chart-thread-behind', 'chart-thread'].map((className) => (
    <svg key={className} fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <svg x={x} y={y} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
        <path d={FROM_RING} />
      </svg>
      <line x1={x} x2="100%" y1={y} y2={y} />
      <svg x="100%" y={y} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
        <path d={TO_GUTTER.narrow} className="chart-thread-narrow" />
        <path d={TO_GUTTER.wide} className="chart-thread-wide" />
      </svg>
    </svg>
  ));
}
