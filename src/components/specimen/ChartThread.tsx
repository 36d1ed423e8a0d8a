import './ChartThread.css';

/**
 * From the first series to where the line runs beside the page, in sixteenths of the distance between the two: up in the right
 * gutter, and down in the left one.
 */
const ENTERING = 'M0 0a16 16 0 0 0 16-16V-9000';
const LEAVING = 'M0 0a16 16 0 0 0-16 16V9000';

interface ChartThreadProps {
  /** How high the series begins and ends, in percent from the top of the plot. */
  begins: string;
  ends: string;
}

/** The page's line on its way from the right to a chart, of which it is the first series, and on from there to the left. */
export function ChartThread({ begins, ends }: ChartThreadProps) {
  return (
    <>
      <Corner x="100%" y={ends} path={ENTERING} />
      <Corner x="0" y={begins} path={LEAVING} />
    </>
  );
}

function Corner({ x, y, path }: { x: string; y: string; path: string }) {
  return (
    <svg
      x={x}
      y={y}
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="chart-thread"
    >
      <path d={path} />
    </svg>
  );
}
