import { Drawing } from '../Drawing.tsx';
import type { DrawnObject } from '../object.ts';
import { FIRST_RANK, funnelStoreys, WALLS } from './funnel-storeys.tsx';
import './funnel.css';

/** A funnel of six storeys, each beside its words. One line runs through
 * all. As many dots fall in as the page's record counts, and those that were wrong are found. */
export const funnel: DrawnObject = ({ callouts, record }) => {
  const pieces = record.kind === 'terminal' ? record.pieces : undefined;
  return (
    <ul className="funnel">
      {funnelStoreys(pieces?.planned ?? 120, pieces?.bad ?? 3).map(({ stretched, kept }, index) => {
        const [top = 100, foot = 100] = [WALLS[index], WALLS[index + 1]];
        return (
          <li key={top}>
            <Drawing width={200} height={100} preserveAspectRatio="none">
              {index > 0 && <path className="mesh" d={`M${100 - top} 0H${100 + top}`} />}
              <path className="wall" d={`M${100 - top} 0 ${100 - foot} 100M${100 + top} 0 ${100 + foot} 100`} />
              <path className="run" d={`M100 0V${index === WALLS.length - 2 ? FIRST_RANK : 100}`} />
              {stretched}
            </Drawing>
            {kept && (
              <Drawing width={120} height={90} className="kept">
                {kept}
              </Drawing>
            )}
            {callouts[index]}
          </li>
        );
      })}
    </ul>
  );
};
