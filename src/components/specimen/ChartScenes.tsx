import { chartScenes } from '../../drawings/chart-scenes.tsx';
import { ringedFile } from '../../drawings/ringed-file.ts';
import { placesIn } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';

/** How much of a chart's height a scene can have, in percent. */
const SCENE = 50;

type ChartScenesProps = Pick<ChartContent, 'time' | 'scale'> & { scenes: NonNullable<ChartContent['scenes']> };

/** What stands on the axis of a chart, each as wide as its time. */
export function ChartScenes({ time, scale, scenes }: ChartScenesProps) {
  const { x, width } = placesIn({ time, scale });
  return scenes.map((scene) => {
    const drawn = chartScenes[scene.drawing];
    return (
      <svg
        key={scene.drawing}
        x={x(scene.from)}
        y={`${100 - SCENE}%`}
        width={width(scene)}
        height={`${SCENE}%`}
        viewBox={`0 -${drawn.height} ${drawn.width} ${drawn.height}`}
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        <use href={`${ringedFile.address}#${scene.drawing}`} />
      </svg>
    );
  });
}
