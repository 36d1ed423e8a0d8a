import { inFile } from './attributes.ts';
import { trades } from './trades.ts';

/** A colour between that of the panel, which is that of its text, and another one. */
const mixed = (share: number, colour: string) => `color-mix(in oklab,currentColor ${share}%,${colour})`;

const LINE = 'var(--color-line)';
const LIGHT = 'Canvas';
/** The ink of the page, brighter by so much. */
const ink = (brighter: number) => `oklch(from ${LINE} calc(l*${brighter}) calc(c*${brighter}) h)`;

/** What the classes of a drawing are on a panel: all of the panel's own colour, but for one yellow, people, and navy yarn. */
const COLOURS: Record<string, string> = {
  letter: 'currentColor',
  deep: mixed(55, LINE),
  tint: mixed(40, LIGHT),
  shine: mixed(78, LIGHT),
  sheet: mixed(4, LIGHT),
  // As in the page's other drawings, of which it has no token here.
  skin: 'oklch(from var(--figure) l calc(c*.5) calc(h - 14))',
  hair: LINE,
  hot: 'var(--figure)',
  // Navy yarn, as it comes out of the vat.
  'on-hot': ink(1.6),
};
const LOOKS = Object.fromEntries(Object.entries(COLOURS).map(([name, colour]) => [name, `fill="${colour}"`]));

/** A browser that derives no colour from another one has light people. */
const PEN = `fill="${mixed(30, LIGHT)}" stroke="${LINE}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;

/** As large as the drawing's box in the page; of one that is higher, the middle is seen. What is moved to the left goes on to x = 520. */
const FRAME = 'viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice" overflow="visible"';

/** Who works at what projects are about, by name, in the colours of their panels. */
export const drawnTrades = Object.fromEntries(
  Object.entries(trades).map(([name, drawing]) => [name, `<svg ${FRAME} ${PEN}>${inFile(drawing, LOOKS)}</svg>`]),
);
