import './ResultList.css';

interface ResultListProps {
  points: string[];
  /** That of a list with a look of its own. */
  className?: string | undefined;
}

/** What came of a piece of work, point by point; also what stood in its way. */
export function ResultList({ points, className = 'result-list' }: ResultListProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
