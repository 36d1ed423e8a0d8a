import { GrowthChart } from '../components/GrowthChart.tsx';
import { Section } from '../components/Section.tsx';
import type { TimelineContent } from '../schemas/sections.ts';
import './Timeline.css';

type Year = TimelineContent['items'][number];

/** The years, along one line that loops round a dot for each; beside them their figures as a chart. */
export function Timeline({ title, chart, items }: TimelineContent) {
  return (
    <Section title={title} tone="raised">
      <div className="timeline-grid">
        <GrowthChart labels={chart} years={items} />
        <ol className="timeline">
          {items.map((year, index) => (
            <TimelineYear
              key={year.year}
              {...year}
              end={index === 0 ? 'first' : index === items.length - 1 ? 'last' : 'none'}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** The two strands of the line cross between two dots and close above the first and below the last. */
const LOOPS = {
  first: 'M20 100C20 75 34 70 34 50S30 14 20 14 6 30 6 50s14 25 14 50',
  none: 'M20 0C20 25 34 30 34 50S20 75 20 100M20 0C20 25 6 30 6 50s14 25 14 50',
  last: 'M20 0C20 25 34 30 34 50S30 86 20 86 6 70 6 50 20 25 20 0',
};

function TimelineYear({ year, title, description, figures = [], end }: Year & { end: keyof typeof LOOPS }) {
  return (
    <li className="timeline-year">
      <p className="timeline-number">{year}</p>
      <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true" className="timeline-loop">
        <path d={LOOPS[end]} />
        <path d="M20 50v0" className="timeline-dot" />
      </svg>
      <div className="timeline-event">
        <h3 className="heading">{title}</h3>
        <p className="description">{description}</p>
        {figures.map(({ value, label }) => (
          <p key={label} className="timeline-figure">
            <b>{value}</b> {label}
          </p>
        ))}
      </div>
    </li>
  );
}
