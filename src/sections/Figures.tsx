import { CountedDots } from '../components/drawing/CountedDots.tsx';
import { Section } from '../components/ground/Section.tsx';
import type { FiguresContent } from '../schemas/sections.ts';
import './Figures.css';

/** Figures, set large, each with what it means and as many dots as it counts. */
export function Figures({ title, intro, items }: FiguresContent) {
  return (
    <Section title={title} intro={intro}>
      <dl className="figure-grid">
        {items.map(({ value, label }) => (
          <div key={label} className="figure">
            <dt>{label}</dt>
            <dd className="figure-value">{value}</dd>
            <dd aria-hidden="true" className="figure-dots">
              <CountedDots value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
