import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { inFile } from './attributes.ts';
import { house } from './doorstep/house.tsx';
import { woman } from './doorstep/woman.tsx';

/** In tones of the ground: what shines is yellow, what is faint or a letter elsewhere is a wall or what stands out from that. */
const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  faint: 'fill="var(--soft)"',
  letter: 'fill="var(--mid)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--hair)"',
  shine: 'fill="var(--gold)"',
  hot: 'fill="var(--lips)"',
  dots: 'stroke="var(--deep)" stroke-width="6" vector-effect="none"',
  'on-hot': 'stroke="var(--deep)"',
  bar: 'stroke="var(--deep)" stroke-width="5" vector-effect="none"',
  'hot-line': 'stroke="var(--gold)" stroke-width="5" vector-effect="none"',
  beads: 'stroke-width="12" vector-effect="none"',
};

/** The doorstep on which a kolam is drawn, and who draws it. */
export const doorstepFile = drawingFile('doorstep', {
  house: inFile(house, LOOKS),
  woman: inFile(woman, LOOKS),
});
