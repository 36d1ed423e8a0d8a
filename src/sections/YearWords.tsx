import { Unbroken } from '../components/prose/Unbroken.tsx';
import type { TimelineContent } from '../schemas/sections.ts';
import './Timeline.css';

type Year = TimelineContent['items'][number];

/** The year, what happened, and those of its figures that are not drawn. */
export function YearWords({ year, title, description, figures }: Year) {
  return (
    <>
      <p className="year-number">{year}</p>
      <div className="year-event">
        <h3 className="subtitle">
          <Unbroken text={title} />
        </h3>
        <p className="description">{description}</p>
      </div>
      {figures && figures.length > 0 && (
        <div className="year-figures">
          {figures.map((figure) => (
            <FigureWords key={figure.label} {...figure} />
          ))}
        </div>
      )}
    </>
  );
}

/** A figure, and what each of its dots stands for. */
export function FigureWords({ value, label, note }: NonNullable<Year['figures']>[number]) {
  return (
    <p className="year-figure">
      <b>{value}</b> {label} {note && <span className="secondary">{note}</span>}
    </p>
  );
}
