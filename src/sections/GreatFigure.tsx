import { CountedDots } from '../components/drawing/CountedDots.tsx';
import { Section } from '../components/ground/Section.tsx';
import type { FiguresContent } from '../schemas/sections.ts';
import './GreatFigure.css';

/** Figures beside their title, the first the largest: each with what it means and as many dots as it counts. */
export function GreatFigure({ title, intro, items }: FiguresContent) {
  return (
    <Section title={title} intro={intro} heading="beside" rank="low">
      <dl className="great-figures">
        {items.map(({ value, label }) => (
          <div key={label} className="great-figure">
            <dt className="heading">{label}</dt>
            <dd className="great-value">{value}</dd>
            <dd aria-hidden="true">
              <CountedDots value={value} columns={10} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
