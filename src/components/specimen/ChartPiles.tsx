import { useId } from 'react';
import { pictureFile } from '../../drawings/picture-file.ts';
import { placesIn, SIDE } from '../../lib/drawing/record-chart.ts';
import type { ChartContent } from '../../schemas/specimen.ts';
import { ChartPlane } from './ChartPlane.tsx';
import './RecordThing.css';

/** On which step of the line somebody stands, counted from 0. */
const STEP = 3;

/** Registers in piles, as many as a line that goes down by steps says: its steps are their upper edge, and a warden stands on one. */
export function ChartPiles({ time, scale, series: [first] }: Pick<ChartContent, 'time' | 'scale' | 'series'>) {
  const id = useId();
  const { x, y, path } = placesIn({ time, scale });
  const [at, left] = first?.points[STEP] ?? [];
  if (!first || at === undefined || left === undefined) return null;
  return (
    <g className="record-thing">
      <ChartPlane>
        <clipPath id={id}>
          <path d={`${path(first)}V${SIDE}H0z`} />
        </clipPath>
        <use href={`${pictureFile.address}#piles`} clipPath={`url(#${id})`} />
      </ChartPlane>
      <use href={`${pictureFile.address}#entering`} x={x(at)} width="60%" height={y(left)} />
    </g>
  );
}
