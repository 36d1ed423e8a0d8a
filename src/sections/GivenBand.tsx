import { Handwritten } from '../components/specimen/Handwriting.tsx';
import { coverFile } from '../drawings/cover-file.ts';
import { givers } from '../drawings/givers.ts';
import type { GiverName } from '../schemas/drawings.ts';
import type { Colour, Link } from '../schemas/parts.ts';
import type { Specimen } from '../schemas/specimen.ts';
import './GivenBand.css';
import { SpecimenBand } from './SpecimenBand.tsx';

interface GivenBandProps extends Specimen {
  drawing?: GiverName | undefined;
  colour: Colour;
  note: string;
  /** To the article about it. */
  more?: (Link & { title: string }) | undefined;
}

/**
 * Two papers of a record, of which somebody hands over the first: what is drawn goes on behind it, a hand lies on its edge, and
 * it is filled in by hand.
 */
export function GivenBand({ drawing, more, ...specimen }: GivenBandProps) {
  const picture = drawing && (
    <>
      <Part name={drawing} of={drawing} />
      <Part name={`${drawing}-hand`} of={drawing} />
    </>
  );
  const link = more && (
    <p className="given-more">
      <a href={more.href} aria-label={`${more.label}: ${more.title}`}>
        {more.label}
      </a>
    </p>
  );
  return (
    <Handwritten value={drawing !== undefined}>
      <SpecimenBand {...specimen} more={link} picture={picture} />
    </Handwritten>
  );
}

function Part({ name, of }: { name: string; of: GiverName }) {
  const { width, height } = givers[of];
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      width={width}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing giver"
    >
      <use href={`${coverFile.address}#${name}`} />
    </svg>
  );
}
