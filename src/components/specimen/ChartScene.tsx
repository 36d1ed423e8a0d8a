import { chartScenes } from '../../drawings/chart-scenes.tsx';
import { Drawing } from '../../drawings/Drawing.tsx';
import { ringedFile } from '../../drawings/ringed-file.ts';
import { OUTLINE } from '../../drawings/thing.ts';
import type { ChartSceneName } from '../../schemas/drawings.ts';
import './ChartScene.css';

/** What a chart is about, below its hours on a floor of its own: nothing of it stands before the curve. */
export function ChartScene({ scene }: { scene: ChartSceneName }) {
  const { width, height: top } = chartScenes[scene];
  const height = top + OUTLINE;
  return (
    <div className="chart-scene">
      <Drawing viewBox={`0 ${-height} ${width} ${height}`} width={width} height={height}>
        <use href={`${ringedFile.address}#${scene}`} />
      </Drawing>
    </div>
  );
}
