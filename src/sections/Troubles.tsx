import { Section } from '../components/ground/Section.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import { Sign } from '../drawings/Sign.tsx';
import type { TroublesContent } from '../schemas/sections.ts';
import './Troubles.css';

/** The visitor's problems: each drawn as the thing that is broken, or set large. */
export function Troubles({ title, intro, items, form = 'faults', things }: TroublesContent) {
  return (
    <Section title={title} intro={intro}>
      <ul className={`troubles troubles-${form}`}>
        {items.map((item, index) => {
          const thing = things?.[index];
          return (
            <li key={item.title}>
              {thing && <Sign thing={thing} />}
              <div className="trouble-words">
                <PointWords {...item} className="line-title" />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
