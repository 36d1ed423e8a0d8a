import { inFile } from './attributes.ts';
import { trades } from './trades.ts';

/** A colour between that of the panel and another one. */
const mixed = (share: number, colour: string) =>
  `fill="color-mix(in oklab,currentColor ${share}%,var(--${colour}))"`;

/** What the classes of a drawing are on a panel: all of the panel's own colour, which is that of the text, but for one yellow, and navy yarn. */
const LOOKS: Record<string, string> = {
  own: 'fill="currentColor"',
  deep: mixed(55, 'color-line'),
  tint: mixed(40, 'face'),
  shine: mixed(78, 'face'),
  sheet: 'fill="var(--face)"',
  skin: 'fill="var(--skin)"',
  hair: 'fill="var(--color-line)"',
  hot: 'fill="var(--figure)"',
  navy: 'fill="color-mix(in oklab,var(--color-line) 70%,var(--face))"',
  night: 'fill="color-mix(in oklab,var(--color-line) 88%,var(--face))"',
};

const PEN = 'stroke="var(--color-line)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** As large as the drawing's box in the page; of one that is higher, the middle is seen. */
const FRAME = 'viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice"';

/** Who works at what projects are about, by name, in the colours of their panels. */
export const drawnTrades = Object.fromEntries(
  Object.entries(trades).map(([name, drawing]) => [name, `<svg ${FRAME} ${PEN}>${inFile(drawing, LOOKS)}</svg>`]),
);
