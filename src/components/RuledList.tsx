import type { Point } from '../schemas/parts.ts';

/** Points with rules between them: each title beside its description. */
export function RuledList({ points }: { points: Point[] }) {
  return (
    <ul className="ruled-list">
      {points.map(({ title, description }) => (
        <li key={title} className="ruled-row">
          <h3 className="heading">{title}</h3>
          <p className="text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
