import { loopPath } from '../lib/drawing/loop.ts';
import type { SceneContent } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import { spread } from './spread.ts';
import type { DrawnThing } from './thing.ts';
import { vocabulary } from './vocabulary.ts';
import './Scene.css';

/** Height of a scene, from its floor: a tall thing and the line round its top. */
const HEIGHT = 176;

interface SceneProps extends SceneContent {
  /** Width of the room where it is widest, in units of a drawing: pixels. In a narrower one all is drawn smaller. */
  width: number;
}

/** How many of the same stand to the left of a thing. */
const earlier = (things: SceneContent['things'], index: number) =>
  things.slice(0, index).filter(({ thing }) => thing === things[index]?.thing).length;

/** Things on a floor, spread over a room, and the line along that floor, which goes once round the hot one. */
export function Scene({ things, hot, width: room }: SceneProps) {
  const at = things.findIndex(({ thing }) => thing === hot);
  const drawn = things.map(
    ({ thing, count, marked }, index): DrawnThing =>
      vocabulary[thing]({ count, marked, look: earlier(things, index), isHot: index === at }),
  );
  const { width, edges } = spread(
    drawn.map((thing) => thing.width),
    room,
  );
  const spot = drawn[at]?.spot;
  return (
    <Drawing
      viewBox={`0 ${-HEIGHT} ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      preserveAspectRatio="xMidYMax meet"
      className="scene"
    >
      {drawn.map(({ drawing }, index) => (
        <g key={edges[index]} transform={`translate(${edges[index]})`}>
          {drawing}
        </g>
      ))}
      {spot && <path className="run" d={loopPath({ ...spot, x: spot.x + (edges[at] ?? 0) })} />}
    </Drawing>
  );
}
