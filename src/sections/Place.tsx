import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { Rooms } from '../components/place/Rooms.tsx';
import { places } from '../drawings/places.ts';
import { PARTS, type PlaceContent } from '../schemas/drawings.ts';
import type { SolutionsContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';

type PlaceProps = Pick<SolutionsContent, 'title' | 'intro' | 'items'> & {
  /** The building or landscape; a plain one, if the page names none. */
  place?: PlaceContent | undefined;
};

/** What we build, as a place: each part is a room of a building or a landscape of the trade. */
export function Place({ title, intro, items, place }: PlaceProps) {
  const form = (items.length === PARTS && place?.form) || 'plain';
  return (
    <section className={`place place-${form} section-raised`}>
      <PosterHeading title={title} text={intro ? [intro] : []} />
      <Rooms items={items} place={place} form={form} />
      {places[form].ground}
    </section>
  );
}
