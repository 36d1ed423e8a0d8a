import { Scene } from '../../drawings/Scene.tsx';
import { vocabulary } from '../../drawings/vocabulary.ts';
import type { PlaceContent, SceneContent } from '../../schemas/drawings.ts';
import type { CardPicture } from './picture.ts';

/** As a scene is drawn. */
const HEIGHT = 176;
/** The width of a scene that fills a card, and the least room of a thing besides its own. */
const [WIDTH, ROOM] = [670, 44];

/**
 * The lit room of a place: what happens there, and the line that goes round what matters in it. Of the room after it one sees as
 * much as a card has room for.
 */
export function placePicture({ rooms, lit = 1 }: PlaceContent): CardPicture | undefined {
  const scene = rooms[lit - 1];
  if (!scene) return undefined;
  const things = [...scene.things];
  for (const thing of rooms[lit % rooms.length]?.things ?? []) {
    if (widthOf([...things, thing]) > WIDTH) break;
    things.push(thing);
  }
  const width = Math.max(WIDTH, widthOf(things));
  return {
    place: 'below',
    width,
    height: HEIGHT,
    drawing: <Scene things={things} hot={scene.hot} width={width} />,
    reach: 'edges',
    field: 'floor',
  };
}

function widthOf(things: SceneContent['things']): number {
  const widths = things.map(({ thing, count, marked }) => vocabulary[thing]({ count, marked }).width + ROOM);
  return widths.reduce((sum, width) => sum + width, 0);
}
