import { GrowingKolams } from '../components/drawing/GrowingKolams.tsx';
import { WeekSpan } from '../components/drawing/WeekSpan.tsx';
import { Intro } from '../components/ground/Intro.tsx';
import '../components/ground/colours.css';
import '../components/ground/Section.css';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import '../components/specimen/Sheet.css';
import { SizeDrawing } from '../drawings/SizeDrawing.tsx';
import type { EngagementContent } from '../schemas/sections.ts';
import type { ProjectSize } from '../schemas/site.ts';
import './Engagement.css';

type Labels = EngagementContent['labels'];

/** From one number of the scale to the next: two months, near enough for what is planned. */
const MONTHS = 8;
/** Fewer would be drawn larger than the numbers beside them. */
const LEAST_COLUMNS = 3 * MONTHS;

type EngagementProps = EngagementContent & {
  sizes: ProjectSize[];
};

/**
 * What a project costs and how long it takes, a dot for each week, of which the line goes round the last ones, and on the page's
 * colour the terms that hold for all sizes, with one kolam in as many sizes, in which the page's line ends.
 */
export function Engagement({ title, intro, labels, termsTitle, terms, sizes }: EngagementProps) {
  const longest = Math.max(LEAST_COLUMNS, ...sizes.map(({ weeks: [, most] }) => most));
  const columns = MONTHS * Math.ceil(longest / MONTHS);
  // The line leaves the last of an odd number at the left, where the kolam stands.
  const isLedOn = terms.length > 0 && sizes.length % 2 === 1;
  return (
    <section id="terms" className={`engagement section-raised ${isLedOn ? 'engagement-led' : ''}`}>
      {/* One part, so that the first frame leaves out the second ground with all that is above it. */}
      <div>
        <div className="band">
          <header className="engagement-words">
            <h2 className="title">{title}</h2>
            <Intro text={intro} />
          </header>
          <ul className="band-content project-list">
            {sizes.map((size) => (
              <Size key={size.title} {...size} labels={labels} columns={columns} />
            ))}
          </ul>
        </div>
        {terms.length > 0 && (
          <div className="terms on-colour">
            {termsTitle && <h3 className="title">{termsTitle}</h3>}
            <div className="terms-kolams">
              <GrowingKolams count={sizes.length} />
            </div>
            <dl className="terms-record sheet sheet-paper">
              {terms.map((term) => (
                <div key={term.title}>
                  <dt className="heading">{term.title}</dt>
                  <dd>{term.intro && <LinkedText text={term.intro} />}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

interface SizeProps extends ProjectSize {
  labels: Labels;
  /** The weeks of the longest, and up to the next number of the scale. */
  columns: number;
}

function Size({ title, description, weeks, price, people, drawing, labels, columns }: SizeProps) {
  const [fewest, most] = weeks;
  return (
    <li className="project-size">
      {drawing && <SizeDrawing name={drawing} />}
      <div className="project-words">
        <div>
          <h3 className="subtitle">{title}</h3>
          <p className="description">{description}</p>
        </div>
        <dl>
          <div className="project-price">
            <dt>{labels.price}</dt>
            <dd>{price}</dd>
          </div>
          <div className="project-weeks">
            <dt>{labels.weeks}</dt>
            <dd>
              {fewest}–{most}
            </dd>
          </div>
          <div>
            <dt>{labels.people}</dt>
            <dd>{people}</dd>
          </div>
        </dl>
      </div>
      <div className="project-dots">
        <WeekSpan weeks={weeks} columns={columns} />
        <div className="week-scale" aria-hidden="true">
          {Array.from({ length: columns / MONTHS }, (_, at) => MONTHS * (at + 1)).map((week) => (
            <span key={week}>{week}</span>
          ))}
          <p>{labels.weeks}</p>
        </div>
      </div>
    </li>
  );
}
