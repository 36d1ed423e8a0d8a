import './ChartPassage.css';

/** From the series to where the line runs beside the page, in sixteenths of the drawing's unit: up in the left gutter, and down at the right. */
const ENTERING = 'M0 0H-58a28 28 0 0 1-28-28V-3000';
const LEAVING = 'M0 0H42a28 28 0 0 1 28 28V3000';

interface ChartPassageProps {
  /** How high the series begins and ends, in percent from the top of the plot. */
  begins: string;
  ends: string;
}

/**
 * The page's line on its way to a chart, of which it is the first series, and on from there. What lies on the card is drawn
 * over it, and what lies on the band behind it, because the two grounds need two colours.
 */
export function ChartPassage({ begins, ends }: ChartPassageProps) {
  return ['chart-passage chart-passage-behind', 'chart-passage'].map((className) => (
    <svg key={className} fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <Corner x="0" y={begins} path={ENTERING} />
      <Corner x="100%" y={ends} path={LEAVING} />
    </svg>
  ));
}

function Corner({ x, y, path }: { x: string; y: string; path: string }) {
  return (
    <svg x={x} y={y} width="1em" height="1em" viewBox="0 0 16 16" overflow="visible" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
