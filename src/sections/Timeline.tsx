import { Section } from '../components/ground/Section.tsx';
import type { TimelineContent } from '../schemas/sections.ts';
import './Timeline.css';

type Year = TimelineContent['items'][number];

/** The years, along a kolam of one column: four dots a year, one for each quarter, of which the first is large. */
export function Timeline({ title, items }: TimelineContent) {
  return (
    <Section title={title} heading="beside" tone="raised">
      <ol>
        {items.map((year, index) => (
          <TimelineYear
            key={year.year}
            {...year}
            end={index === 0 ? 'first' : index === items.length - 1 ? 'last' : 'none'}
          />
        ))}
      </ol>
    </Section>
  );
}

/** From one crossing of the two strands to the next, round the right or the left side of a dot. */
const RIGHT = 'c9 18 14 30 14 50s-5 32-14 50';
const LEFT = 'c-9 18-14 30-14 50s5 32 14 50';
/** Where the strands are one line: above the first dot and below the last. */
const FIRST = 'M20 100c9-18 14-30 14-50s-6-36-14-36-14 12-14 36 5 32 14 50';
const LAST = 'M20 300c9 18 14 30 14 50s-6 36-14 36-14-12-14-36 5-32 14-50';

/** The strands cross between two dots, so that each changes its side at every crossing. */
const STRANDS = {
  first: `${FIRST}${LEFT}${RIGHT}${LEFT}M20 100${RIGHT}${LEFT}${RIGHT}`,
  none: `M20 0${RIGHT}${LEFT}${RIGHT}${LEFT}M20 0${LEFT}${RIGHT}${LEFT}${RIGHT}`,
  last: `M20 0${RIGHT}${LEFT}${RIGHT}M20 0${LEFT}${RIGHT}${LEFT}${LAST}`,
};

function TimelineYear({ year, title, description, figures = [], end }: Year & { end: keyof typeof STRANDS }) {
  return (
    <li className="timeline-year">
      <p className="timeline-number">{year}</p>
      <svg viewBox="0 0 40 400" preserveAspectRatio="none" aria-hidden="true" className="timeline-line">
        <path d={STRANDS[end]} />
        <path d="M20 50v0" className="timeline-dot timeline-january" />
        <path d="M20 150v0m0 100v0m0 100v0" className="timeline-dot" />
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
