import { LinkedText } from '../components/prose/LinkedText.tsx';
import type { ChallengesContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Obstacles.css';

/** The visitor's problems: the first across the page, the others in columns below it. */
export function Obstacles({ title, intro, items }: ChallengesContent) {
  return (
    <section className="band">
      <h2 className="title title-high">{title}</h2>
      {intro && (
        <p className="intro">
          <LinkedText text={intro} />
        </p>
      )}
      <ul className="obstacle-list">
        {items.map((item) => (
          <li key={item.title} className="obstacle">
            <h3 className="heading">{item.title}</h3>
            <p className="description">
              <LinkedText text={item.description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
