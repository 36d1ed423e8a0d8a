import './ChartThread.css';

/** In which gutter of the page a line comes down that leads to the ring of a chart. */
export type Thread = 'left' | 'right';

interface ChartThreadProps {
  from: Thread;
  /** Where the ring is, in percent of the plot. */
  x: string;
  y: string;
}

/** From the ring down, and from the plot's right edge to where the line runs down beside the page: in sixteenths of a rem, which is the size of type there. */
const FROM_RING = 'M0 16v2a14 14 0 0 0 14 14';
/** They turn beside the card, whose edge would change their colour in a bend. */
const GUTTERS = {
  right: { narrow: 'M14 32h23a9 9 0 0 0 9-9V-3000', wide: 'M14 32h35a19 19 0 0 0 19-19V-3000' },
  // It passes close below the ring.
  left: { narrow: 'M0 16h-53.5a11 11 0 0 1-11-11V-3000', wide: 'M0 16h-66.5a20 20 0 0 1-20-20V-3000' },
};

/**
 * The line that leads to the ring of a chart: down the gutter beside the page, and below the series. What lies on the card
 * is drawn over it, and what lies on the band behind it, because the two grounds need two colours.
 */
export function ChartThread({ from, x, y }: ChartThreadProps) {
  return ['chart-thread chart-thread-behind', 'chart-thread'].map((className) => (
    <svg
      key={className}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`${className} chart-thread-from-${from}`}
    >
      {from === 'right' && (
        <svg x={x} y={y} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
          <path d={FROM_RING} />
        </svg>
      )}
      <line x1={from === 'left' ? 0 : x} x2={from === 'left' ? x : '100%'} y1={y} y2={y} />
      <svg
        x={from === 'left' ? 0 : '100%'}
        y={y}
        width="1em"
        height="1em"
        viewBox="0 0 16 16"
        overflow="visible"
        aria-hidden="true"
      >
        <path d={GUTTERS[from].narrow} className="chart-thread-narrow" />
        <path d={GUTTERS[from].wide} className="chart-thread-wide" />
      </svg>
    </svg>
  ));
}
