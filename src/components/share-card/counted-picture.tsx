import { dotCount } from '../../lib/drawing/dot-count.ts';
import { countedKolam } from '../../lib/drawing/kolam/counted-kolam.ts';
import type { TimelineContent } from '../../schemas/sections.ts';
import type { CardPicture } from './picture.ts';

/** The greatest figure of the years that can be counted, with the line round so many dots; undefined if there is none. */
export function countedPicture(timeline: TimelineContent | undefined): CardPicture | undefined {
  const values = timeline?.items.flatMap(({ figures = [] }) => figures) ?? [];
  const counts = values.map(({ value }) => (value.includes('%') ? 0 : (dotCount(value)?.filled ?? 0)));
  const greatest = Math.max(0, ...counts);
  if (greatest === 0) return undefined;
  const { line, dots, box } = countedKolam(greatest, 'right');
  return {
    place: 'beside',
    width: box.width,
    height: box.height,
    drawing: (
      <g transform={`translate(${-box.x} ${-box.y})`} className="kolam kolam-strong">
        <path d={dots} className="kolam-dots" />
        <path d={line} className="kolam-line" />
      </g>
    ),
    reach: 'margins',
    field: 'half',
  };
}
