import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { Ordinal } from '../components/lists/Ordinal.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { places } from '../drawings/places.ts';
import { PLAIN_ROOMS } from '../drawings/plain-rooms.ts';
import { Scene } from '../drawings/Scene.tsx';
import type { PlaceContent } from '../schemas/drawings.ts';
import type { SolutionsContent } from '../schemas/sections.ts';
import '../drawings/House.css';

/** Width of a column of twelve where a page is as wide as it gets, in pixels. */
const COLUMN = 1264 / 12;

type PlaceProps = Pick<SolutionsContent, 'title' | 'intro' | 'items'> & {
  /** The building or landscape; a plain one, if the page names none. */
  place?: PlaceContent | undefined;
};

/**
 * What we build, as a place: each part is a room, its words above, what happens there below. One line runs through all rooms,
 * and round the outside from one row of them to the next.
 */
export function Place({ title, intro, items, place }: PlaceProps) {
  const { form = 'plain', rooms = PLAIN_ROOMS, lit } = place ?? {};
  const { columns, roof, ground, isNumbered = false } = places[form];
  const rows = columns.reduce((sum, width) => sum + width, 0) / 12;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className={`place place-${form} section-raised`}>
      <PosterHeading title={title} text={intro ? [intro] : []} />
      <div className="house">
        {roof}
        <List className={`rooms rooms-${rows}`}>
          {items.map((part, index) => {
            const scene = rooms[index];
            const width = columns[index] ?? 4;
            return (
              <li key={part.title} className={`room span-${width} ${lit === index + 1 ? 'room-lit on-colour' : ''}`}>
                <div className="room-words">
                  {isNumbered && <Ordinal number={index + 1} />}
                  <h3 className="room-title">{part.title}</h3>
                  <p className="description">
                    <LinkedText text={part.description} />
                  </p>
                </div>
                <div className="room-scene">{scene && <Scene {...scene} width={Math.round(width * COLUMN)} />}</div>
              </li>
            );
          })}
        </List>
      </div>
      {ground}
    </section>
  );
}
