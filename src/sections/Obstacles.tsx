import { Intro } from '../components/ground/Intro.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import type { ChallengesContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Obstacles.css';

/** The visitor's problems: the first across the page, the others in columns below it. */
export function Obstacles({ title, intro, items }: ChallengesContent) {
  return (
    <section className="band">
      <h2 className="title title-high">{title}</h2>
      <Intro text={intro} />
      <ul className="obstacle-list">
        {items.map((item) => (
          <li key={item.title} className="obstacle">
            <PointWords {...item} className="heading" />
          </li>
        ))}
      </ul>
    </section>
  );
}
