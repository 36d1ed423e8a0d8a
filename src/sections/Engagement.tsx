import { CountedDots } from '../components/drawing/CountedDots.tsx';
import { Section } from '../components/ground/Section.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import type { EngagementContent } from '../schemas/sections.ts';
import type { ProjectSize } from '../schemas/site.ts';
import './Engagement.css';

type Labels = EngagementContent['labels'];

/** What a project costs and how long it takes, a dot for each week, and the terms that hold for all sizes. */
export function Engagement({ title, intro, labels, terms, sizes }: EngagementContent & { sizes: ProjectSize[] }) {
  return (
    <Section id="terms" title={title} intro={intro} tone="raised">
      <ul className="project-sizes">
        {sizes.map((size) => (
          <Size key={size.title} {...size} labels={labels} />
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

function Size({ title, description, weeks, price, people, labels }: ProjectSize & { labels: Labels }) {
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
            <CountedDots value={String(most)} />
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
