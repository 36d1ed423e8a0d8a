import { places } from '../../drawings/places.ts';
import { PLAIN_ROOMS } from '../../drawings/plain-rooms.ts';
import { Scene } from '../../drawings/Scene.tsx';
import type { PlaceContent } from '../../schemas/drawings.ts';
import type { Point } from '../../schemas/parts.ts';
import { Ordinal } from '../lists/Ordinal.tsx';
import { PointWords } from '../prose/PointWords.tsx';
import './Rooms.css';

/** Width of a column of twelve where a page is as wide as it gets, in pixels. */
const COLUMN = 1264 / 12;

interface RoomsProps {
  /** One for each room. */
  items: Point[];
  /** The building or landscape; a plain one, if the page names none. */
  place?: PlaceContent | undefined;
}

/**
 * Rooms below a roof: in each, its words, and below them what happens there. One line runs through all of them, and round the
 * outside from one row to the next.
 */
export function Rooms({ items, place }: RoomsProps) {
  const { form = 'plain', rooms = PLAIN_ROOMS, lit } = place ?? {};
  const { columns, roof, isNumbered = false } = places[form];
  const rows = columns.reduce((sum, width) => sum + width, 0) / 12;
  const List = isNumbered ? 'ol' : 'ul';
  return (
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
                <PointWords {...part} className="room-title" />
              </div>
              <div className="room-scene">{scene && <Scene {...scene} width={Math.round(width * COLUMN)} />}</div>
            </li>
          );
        })}
      </List>
    </div>
  );
}
