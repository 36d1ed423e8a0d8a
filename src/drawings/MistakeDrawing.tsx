import type { MistakeName } from '../schemas/drawings.ts';
import { Drawing } from './Drawing.tsx';
import { mistakeFile } from './mistake-file.ts';
import { mistakes } from './mistakes.ts';
import './MistakeDrawing.css';

/** What is wide fills its box, which stands on its lower edge; what is tall stands whole in it, on the same edge where it is beside words. */
const ANCHORS = {
  across: 'xMidYMax slice',
  foot: 'xMinYMax slice',
  left: 'xMidYMax meet',
  right: 'xMidYMax meet',
  around: undefined,
} as const;

/** The one thing in which the problems of a trade are seen, large. */
export function MistakeDrawing({ name }: { name: MistakeName }) {
  const { width, height, form } = mistakes[name];
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      preserveAspectRatio={ANCHORS[form]}
      className={`mistake mistake-${form}`}
    >
      <use href={`${mistakeFile.address}#${name}`} />
    </Drawing>
  );
}
