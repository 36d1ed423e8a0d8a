import { Section } from '../components/ground/Section.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { Sign } from '../drawings/Sign.tsx';
import type { TroublesContent } from '../schemas/sections.ts';
import './Troubles.css';

/** The visitor's problems: each drawn as the thing that is broken, or set large. */
export function Troubles({ title, intro, items, form = 'faults', things }: TroublesContent) {
  return (
    <Section title={title} intro={intro} rank="low">
      <ul className={`troubles troubles-${form}`}>
        {items.map((item, index) => {
          const thing = things?.[index];
          return (
            <li key={item.title}>
              {thing && <Sign thing={thing} />}
              <div className="trouble-words">
                <h3 className="line-title">{item.title}</h3>
                <p className="description">
                  <LinkedText text={item.description} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
