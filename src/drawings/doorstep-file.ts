import { drawingFile } from '../lib/drawing/drawing-file.ts';
import { inFile } from './attributes.ts';
import { house } from './doorstep/house.tsx';
import { woman } from './doorstep/woman.tsx';

/** In tones of the ground, with one yellow. */
const LOOKS: Record<string, string> = {
  deep: 'fill="var(--deep)"',
  soft: 'fill="var(--soft)"',
  mid: 'fill="var(--mid)"',
  tint: 'fill="var(--tint)"',
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--hair)"',
  gold: 'fill="var(--gold)"',
  hot: 'fill="var(--lips)"',
  pattern: 'stroke="var(--deep)" stroke-width="6" vector-effect="none"',
  crease: 'stroke="var(--deep)"',
  band: 'stroke="var(--deep)" stroke-width="5" vector-effect="none"',
  bangles: 'stroke="var(--gold)" stroke-width="5" vector-effect="none"',
  jasmine: 'stroke-width="12" vector-effect="none"',
};

/** The doorstep on which a kolam is drawn, and who draws it. */
export const doorstepFile = drawingFile('doorstep', { house: inFile(house, LOOKS), woman: inFile(woman, LOOKS) });
