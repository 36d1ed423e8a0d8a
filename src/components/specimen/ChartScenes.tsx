import { chartScenes } from '../../drawings/chart-scenes.tsx';
import { Drawing } from '../../drawings/Drawing.tsx';
import { ringedFile } from '../../drawings/ringed-file.ts';
import { OUTLINE } from '../../drawings/thing.ts';
import type { ChartSceneName } from '../../schemas/drawings.ts';
import './ChartScenes.css';

/** What a chart is about, on a floor of its own below that: nothing of it stands before the curve. */
export function ChartScenes({ scenes }: { scenes: readonly ChartSceneName[] }) {
  return (
    <div className="chart-scenes">
      {scenes.map((name) => {
        const { width, height } = chartScenes[name];
        return (
          <Drawing
            key={name}
            viewBox={`0 ${-height - OUTLINE} ${width} ${height + OUTLINE}`}
            width={width}
            height={height + OUTLINE}
          >
            <use href={`${ringedFile.address}#${name}`} />
          </Drawing>
        );
      })}
    </div>
  );
}
