import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { Tags } from '../components/lists/Tags.tsx';
import { WholeLink } from '../components/navigation/WholeLink.tsx';
import { LineDrawing } from '../drawings/LineDrawing.tsx';
import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import type { ServiceCard } from '../schemas/entities.ts';
import type { ServiceIndexContent } from '../schemas/sections.ts';
import './ServiceIndex.css';

type ServiceIndexProps = ServiceIndexContent & {
  drawings: DrawingFile;
  /** Whether the line comes down the left gutter of a phone; otherwise it comes in from the edge of the window. */
  isHandedOn: boolean;
};

/** The kinds of work, each with what the one line draws above it, which goes through all of them, row by row and back. */
export function ServiceIndex({ title, intro, items, drawings, isHandedOn }: ServiceIndexProps) {
  return (
    <section className={isHandedOn ? 'services' : 'services services-in'}>
      <PosterHeading title={title} text={[intro]} />
      <ul className={`service-list ${arrangement(items.length)}`}>
        {items.map((card) => (
          <Service key={card.title} {...card} drawings={drawings} />
        ))}
      </ul>
    </section>
  );
}

/** How they stand on a desk where they do not fill one row of three, or three: two beside each other, four, or two rows. */
function arrangement(count: number): string {
  const columns = count < 3 ? 2 : count === 4 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const missing = rows * columns - count;
  return [
    columns === 2 ? 'service-pairs' : '',
    columns === 4 ? 'service-quads' : '',
    rows === 2 ? 'service-turned' : '',
    missing > 0 ? `service-short-${missing}` : '',
  ].join(' ');
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
