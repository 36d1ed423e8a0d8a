import { Intro } from '../components/ground/Intro.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import { MistakeDrawing } from '../drawings/MistakeDrawing.tsx';
import { mistakes } from '../drawings/mistakes.ts';
import type { ObstaclesContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Obstacles.css';

/** The visitor's problems, the first of them larger, and the one thing in which they are seen, if the page names it. */
export function Obstacles({ title, intro, items, mistake }: ObstaclesContent) {
  const form = mistake ? mistakes[mistake].form : 'plain';
  const heading = <h2 className="title title-high">{title}</h2>;
  return (
    <section className={`band obstacles obstacles-${form}`}>
      {intro ? (
        <header>
          {heading}
          <Intro text={intro} />
        </header>
      ) : (
        heading
      )}
      {mistake && <MistakeDrawing name={mistake} />}
      <ul className="obstacle-list">
        {items.map((item, index) => (
          <li key={item.title} className="obstacle">
            <PointWords {...item} className={index === 0 ? 'line-title' : 'heading'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
