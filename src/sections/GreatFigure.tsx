import { CountedDots } from '../components/drawing/CountedDots.tsx';
import { Section } from '../components/ground/Section.tsx';
import { greatCount } from '../lib/drawing/dot-count.ts';
import type { FiguresContent } from '../schemas/sections.ts';
import './GreatFigure.css';

/** Figures beside their title: each with what it means and as many dots as it counts. */
export function GreatFigure({ title, intro, items }: FiguresContent) {
  return (
    <Section title={title} intro={intro} heading="beside" rank="low">
      <dl>
        {items.map(({ value, label }) => (
          <div key={label} className="great-figure">
            <dt className="heading">{label}</dt>
            <dd className="great-value">{value}</dd>
            <dd aria-hidden="true" className="great-dots">
              <CountedDots {...greatCount(value)} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
