import { textColours } from '../components/ground/colours.ts';
import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import '../components/ground/Section.css';
import { WholeLink } from '../components/navigation/WholeLink.tsx';
import { type KolamFile, kolamId } from '../drawings/kolam-file.ts';
import type { IndustryCard } from '../schemas/entities.ts';
import type { IndustryIndexContent } from '../schemas/sections.ts';
import './IndustryIndex.css';

type IndustryIndexProps = IndustryIndexContent & {
  kolams: KolamFile;
  /** Whether the page's line comes in here. Then it goes on down the gutter; otherwise it goes round them and leaves. */
  begins: boolean;
};

/** The industries, as a field by night: the kolam of each one's page above its name, all with dots of one pitch. */
export function IndustryIndex({ title, intro, items, kolams, begins }: IndustryIndexProps) {
  return (
    <section className={`industries threaded ${begins ? 'threaded-in' : 'industries-woven'}`}>
      <PosterHeading title={title} text={[intro]} />
      <ul className={`industry-field ${arrangement(items.length)}`}>
        {items.map((card) => (
          <Industry key={card.title} {...card} kolams={kolams} />
        ))}
      </ul>
    </section>
  );
}

/** Where rows of three would leave most of the last one empty, two or four stand beside each other. */
function arrangement(count: number): string {
  if (count < 3) return 'industry-pairs';
  return count % 3 === 1 || count === 8 ? 'industry-quads' : 'industry-threes';
}

function Industry({ title, description, colour, page, kolams }: IndustryCard & { kolams: KolamFile }) {
  const [, , width = '', height = ''] = kolams.box.split(' ');
  return (
    <li className="industry">
      <svg
        viewBox={kolams.box}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className={`industry-kolam ${textColours[colour]}`}
      >
        <use href={`${kolams.address}#${kolamId(page)}`} />
      </svg>
      <WholeLink href={page} title={title} rank="subtitle" />
      <p className="note">{description}</p>
    </li>
  );
}
