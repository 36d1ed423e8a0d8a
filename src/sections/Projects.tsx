import { textColours } from '../components/colours.ts';
import { Kolam } from '../components/Kolam.tsx';
import { Section } from '../components/Section.tsx';
import { Tags } from '../components/Tags.tsx';
import type { ProjectCard } from '../schemas/entities.ts';
import type { ProjectsContent } from '../schemas/sections.ts';
import './Projects.css';

/** Recent projects: a panel in the project's colour with a small kolam of its own, and what was built. */
export function Projects({ title, intro, items }: ProjectsContent) {
  return (
    <Section title={title} intro={intro}>
      <ul className="project-grid">
        {items.map((card) => (
          <Project key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function Project({ title, category, description, tags, colour }: ProjectCard) {
  return (
    <li className="project">
      <div className={`project-panel ${textColours[colour]}`}>
        <Kolam seed={title} size={5} fit="cropped" />
      </div>
      <div>
        <p className={`project-category ${textColours[colour]}`}>{category}</p>
        <h3 className="heading">{title}</h3>
        <p className="description">{description}</p>
        <Tags tags={tags} />
      </div>
    </li>
  );
}
