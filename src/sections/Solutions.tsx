import { Dot } from '../components/drawing/Dot.tsx';
import { Section } from '../components/ground/Section.tsx';
import { Ordinal } from '../components/lists/Ordinal.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import type { SolutionsContent } from '../schemas/sections.ts';
import './Solutions.css';

type SolutionsProps = SolutionsContent & Required<Pick<SolutionsContent, 'arrangement'>>;

/** What we build or do: six parts, arranged as the page's content says. */
export function Solutions({ title, intro, items, arrangement }: SolutionsProps) {
  const isOrdered = arrangement === 'index' || arrangement === 'stairs';
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <Section
      title={title}
      intro={intro}
      heading={arrangement === 'index' ? 'beside' : 'above'}
      tone={arrangement === 'stairs' ? 'paper' : 'raised'}
    >
      <List className={`parts parts-${arrangement}`}>
        {items.map((part, index) => (
          <li key={part.title} className={arrangement === 'board' && index % 2 === 0 ? 'part on-colour' : 'part'}>
            {isOrdered && <Ordinal number={index + 1} />}
            {arrangement === 'line' && <Dot />}
            <h3 className="heading">{part.title}</h3>
            <p className="description">
              <LinkedText text={part.description} />
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}
