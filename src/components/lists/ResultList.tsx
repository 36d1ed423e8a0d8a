import './ResultList.css';

/** What came of a piece of work, point by point; also what stood in its way. */
export function ResultList({ points }: { points: string[] }) {
  return (
    <ul className="result-list">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
