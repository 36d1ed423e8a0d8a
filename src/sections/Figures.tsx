import { CountedDots } from '../components/drawing/CountedDots.tsx';
import '../components/ground/Section.css';
import type { FiguresContent } from '../schemas/sections.ts';
import './Figures.css';

type FiguresProps = FiguresContent & {
  /** Whether the page's line comes down from above and runs between the dots of the first one. */
  isLined: boolean;
};

/** Figures, the first set as large as a page allows, each with as many dots as it counts: all dots of one pitch. */
export function Figures({ title, intro, items, isLined }: FiguresProps) {
  return (
    <section className={isLined ? 'figures-lined' : undefined}>
      <div className="band">
        <header>
          <h2 className="title">{title}</h2>
          {intro && <p className="intro">{intro}</p>}
        </header>
        <div className="band-content">
          <dl className="figure-grid">
            {items.map(({ value, label }, index) => (
              <div key={label} className="figure">
                <dt>{label}</dt>
                <dd className="figure-value">{value}</dd>
                <dd aria-hidden="true" className="figure-dots">
                  <CountedDots value={value} isLined={isLined && index === 0} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
