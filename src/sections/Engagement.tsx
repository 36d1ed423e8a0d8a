import { WeekSpan } from '../components/drawing/WeekSpan.tsx';
import { Section } from '../components/ground/Section.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import type { EngagementContent } from '../schemas/sections.ts';
import type { ProjectSize } from '../schemas/site.ts';
import './Engagement.css';

type Labels = EngagementContent['labels'];

/** Fewer would be drawn larger than the numbers beside them. */
const LEAST_COLUMNS = 20;

/** What a project costs and how long it takes, a dot for each week, and the terms that hold for all sizes. */
export function Engagement({ title, intro, labels, terms, sizes }: EngagementContent & { sizes: ProjectSize[] }) {
  const columns = Math.max(LEAST_COLUMNS, ...sizes.map(({ weeks: [, most] }) => most));
  return (
    <Section id="terms" title={title} intro={intro} tone="raised">
      <ul className="project-sizes">
        {sizes.map((size) => (
          <Size key={size.title} {...size} labels={labels} columns={columns} />
        ))}
      </ul>
      <dl className="project-terms">
        {terms.map((term) => (
          <div key={term.title}>
            <dt className="heading">{term.title}</dt>
            <dd className="description">{term.intro && <LinkedText text={term.intro} />}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface SizeProps extends ProjectSize {
  labels: Labels;
  /** The weeks of the longest. */
  columns: number;
}

function Size({ title, description, weeks, price, people, labels, columns }: SizeProps) {
  const [fewest, most] = weeks;
  return (
    <li className="project-size">
      <h3 className="subtitle">{title}</h3>
      <p className="description">{description}</p>
      <dl>
        <div className="project-weeks">
          <dt>{labels.weeks}</dt>
          <dd>
            {fewest}–{most}
          </dd>
          <dd aria-hidden="true" className="project-dots">
            <WeekSpan weeks={weeks} columns={columns} />
          </dd>
        </div>
        <div>
          <dt className="note">{labels.price}</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt className="note">{labels.people}</dt>
          <dd>{people}</dd>
        </div>
      </dl>
    </li>
  );
}
