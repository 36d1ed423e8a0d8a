import { textColours } from '../components/ground/colours.ts';
import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import '../components/ground/Section.css';
import { Tags } from '../components/lists/Tags.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { ProjectCard } from '../schemas/entities.ts';
import type { ProjectsContent } from '../schemas/sections.ts';
import './Projects.css';

type ProjectsProps = ProjectsContent & {
  /** Says in a word that a record is a sample. */
  note: string;
  /** Where it is drawn who works at each. */
  drawings: DrawingFile;
  /** Whether the page's line comes in here. */
  begins: boolean;
};

/** Recent projects: a panel in the project's colour with who works at it, a paper or a screen of it, and what was built. */
export function Projects({ title, intro, items, note, drawings, begins }: ProjectsProps) {
  return (
    <section className={begins ? 'threaded threaded-in' : 'threaded'}>
      <PosterHeading title={title} text={[intro]} />
      <ul className="project-grid">
        {items.map((card, index) => (
          <Project key={card.title} {...card} isLead={index % 3 === 0} note={note} drawings={drawings} />
        ))}
      </ul>
    </section>
  );
}

type ProjectProps = ProjectCard & Pick<ProjectsProps, 'note' | 'drawings'> & { isLead: boolean };

function Project({ title, category, description, tags, colour, record, trade, isLead, note, drawings }: ProjectProps) {
  return (
    <li className={isLead ? `project project-lead on-colour ${textColours[colour]}` : 'project'}>
      {record && (
        <RecordPanel record={record} colour={colour} note={note}>
          {trade && (
            <svg aria-hidden="true">
              <use href={`${drawings.address}#${trade}`} />
            </svg>
          )}
        </RecordPanel>
      )}
      <div>
        <p className={`project-category ${textColours[colour]}`}>{category}</p>
        <h3 className="subtitle">{title}</h3>
        <p className="description">{description}</p>
        <Tags tags={tags} />
      </div>
    </li>
  );
}
