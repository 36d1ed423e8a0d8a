import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { Tags } from '../components/lists/Tags.tsx';
import { WholeLink } from '../components/navigation/WholeLink.tsx';
import { LineDrawing } from '../drawings/LineDrawing.tsx';
import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { ServiceCard } from '../schemas/entities.ts';
import type { ServiceIndexContent } from '../schemas/sections.ts';
import './ServiceIndex.css';

type ServiceIndexProps = ServiceIndexContent & { drawings: DrawingFile };

/** The kinds of work, each with what the one line draws above it, which goes through all of them, row by row and back. */
export function ServiceIndex({ title, intro, items, drawings }: ServiceIndexProps) {
  return (
    <section className="services">
      <PosterHeading title={title} text={[intro]} />
      <ul className="service-list">
        {items.map((card) => (
          <Service key={card.title} {...card} drawings={drawings} />
        ))}
      </ul>
    </section>
  );
}

function Service({ title, description, features, drawing, page, drawings }: ServiceCard & { drawings: DrawingFile }) {
  return (
    <li className="service">
      <LineDrawing name={drawing} file={drawings} />
      <WholeLink href={page} title={title} rank="subtitle" />
      <p className="secondary">{description}</p>
      <Tags tags={features} />
    </li>
  );
}
