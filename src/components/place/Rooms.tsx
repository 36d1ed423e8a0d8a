import { places } from '../../drawings/places.ts';
import { PLAIN_ROOMS } from '../../drawings/plain-rooms.ts';
import { Scene } from '../../drawings/Scene.tsx';
import type { PlaceContent, PlaceName } from '../../schemas/drawings.ts';
import type { Point } from '../../schemas/parts.ts';
import { Ordinal } from '../lists/Ordinal.tsx';
import { PointWords } from '../prose/PointWords.tsx';
import './Rooms.css';

/** Width of a column of twelve where a page is as wide as it gets, in pixels. */
const COLUMN = 1264 / 12;

interface RoomsProps {
  /** One for each room. */
  items: Point[];
  /** What stands in the rooms, and which of them is lit; plain ones, if the page names none. */
  place?: PlaceContent | undefined;
  /** The building or landscape. */
  form: PlaceName;
}

/**
 * Rooms below a roof: in each, its words, and below them what happens there. One line runs through all of them, and round the
 * outside from one row to the next.
 */
export function Rooms({ items, place, form }: RoomsProps) {
  const { rooms = PLAIN_ROOMS, lit } = place ?? {};
  const { columns, roof, isNumbered = false } = places[form];
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <div className="house">
      {roof}
      <List className={`rooms ${arrangement(items.length, columns)}`}>
        {items.map((part, index) => {
          const scene = rooms[index] ?? PLAIN_ROOMS[index % PLAIN_ROOMS.length];
          const width = items.length === columns.length ? (columns[index] ?? 4) : 6;
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

/** In how many rows the rooms of a form stand; another number of rooms stands in twos, also on a desk. */
function arrangement(count: number, columns: readonly number[]): string {
  if (count === columns.length) return `rooms-${columns.reduce((sum, width) => sum + width, 0) / 12}`;
  const isEven = Math.ceil(count / 2) % 2 === 0;
  return `rooms-pairs ${isEven ? 'rooms-turned' : ''} ${count % 2 === 1 ? 'rooms-odd' : ''}`;
}
