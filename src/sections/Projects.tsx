import { textColours } from '../components/colours.ts';
import { Section } from '../components/Section.tsx';
import { SpecimenRecord } from '../components/specimen/SpecimenRecord.tsx';
import { Tags } from '../components/Tags.tsx';
import type { ProjectCard } from '../schemas/entities.ts';
import type { ProjectsContent } from '../schemas/sections.ts';
import './Projects.css';

/** Recent projects: a panel in the project's colour with a paper or a screen of it, and what was built. */
export function Projects({ title, intro, items, note }: ProjectsContent & { note: string }) {
  return (
    <Section title={title} intro={intro}>
      <ul className="project-grid">
        {items.map((card) => (
          <Project key={card.title} {...card} note={note} />
        ))}
      </ul>
      <p className="projects-note note">{note}</p>
    </Section>
  );
}

function Project({ title, category, description, tags, colour, record, note }: ProjectCard & { note: string }) {
  return (
    <li className="project">
      <div className={`project-panel ${textColours[colour]}`}>
        {record && <SpecimenRecord record={record} note={note} hasCaption={false} ground="band" />}
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
