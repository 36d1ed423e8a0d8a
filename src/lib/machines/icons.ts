import { isOwn, type Mark } from '../look/mark.ts';
import type { ThemeColour } from '../look/tokens.ts';
import type { ColourOf } from './theme-colours.ts';

/** A picture of the mark on the colour of paper, made while building. */
export interface Icon {
  /** Its side in pixels. */
  size: number;
  /** The part of its side that the mark takes. */
  share: number;
  /** Of its corners, as a part of its side. */
  radius?: number;
  /** Across the circle that all of the mark stays in, as a part of its side. */
  circle?: number;
}

interface NamedIcon extends Icon {
  /** Where it stands on the site. */
  path: string;
}

/** For home screens, which look for it under this name. */
export const TOUCH_ICON: NamedIcon = { path: '/apple-touch-icon.png', size: 180, share: 0.8 };

/** What search engines show beside the company's name. */
export const LOGO: NamedIcon = { path: '/icons/512.png', size: 512, share: 0.88, radius: 0.15 };

/** For the manifest. Of a maskable one systems may cut off all but a circle of four fifths. */
export const MANIFEST_ICONS: readonly (NamedIcon & { purpose: 'any' | 'maskable' })[] = [
  { path: '/icons/192.png', size: 192, share: 0.88, radius: 0.15, purpose: 'any' },
  { ...LOGO, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, share: 0.68, circle: 0.8, purpose: 'maskable' },
];

/** For `/favicon.ico`, which programs ask for that know no SVG. */
export const ICO_ICONS: readonly Icon[] = [16, 32, 48].map((size) => ({ size, share: 0.98, radius: 0.15 }));

/** In the mark's units. Where a unit is less than a tenth of a pixel, a thinner line would be a grey one. */
const WIDTHS = { line: 12, fewPixels: 14, dot: 23 };
const FEW_PIXELS = 24;

/** The mark as an SVG, in the colours of the browser's theme. */
export function themedIcon(mark: Mark, colours: ColourOf): string {
  const [line, dot, ink] = [colours('line'), colours('dot'), colours('ink')];
  const rules = isOwn(mark)
    ? (theme: keyof ThemeColour) => `svg{color:${ink[theme]}}`
    : (theme: keyof ThemeColour) => `path{stroke:${line[theme]}}.d{stroke:${dot[theme]}}`;
  const style = `${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}`;
  const side = sideFor(mark, { share: 1, line: WIDTHS.line });
  return svg(mark, { side, line: WIDTHS.line, below: `<style>${style}</style>`, ofDots: 'class="d"' });
}

/** An icon as an SVG, in the colours of the light theme. */
export function iconOnPaper({ size, share, radius = 0, circle }: Icon, mark: Mark, colours: ColourOf): string {
  const line = size < FEW_PIXELS ? WIDTHS.fewPixels : WIDTHS.line;
  const side = sideFor(mark, { share, line, circle });
  const below = `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${radius * side}" fill="${colours('paper').light}"/>`;
  const light = (token: string) => `stroke="${colours(token).light}"`;
  const drawn = svg(mark, { side, line, below, ofDots: light('dot'), ofLine: light('line') });
  return isOwn(mark) ? drawn.replaceAll('currentColor', colours('ink').light) : drawn;
}

interface Room extends Pick<Icon, 'share'> {
  line: number;
  circle?: number | undefined;
}

function sideFor(mark: Mark, { share, line, circle = Number.POSITIVE_INFINITY }: Room): number {
  if (!isOwn(mark)) return (2 * mark.reach.x + line) / share;
  // A kolam is round; a drawing may have corners.
  const { width, height } = mark.box;
  return Math.max(Math.max(width, height) / share, Math.hypot(width, height) / circle);
}

interface IconParts {
  side: number;
  line: number;
  below: string;
  ofDots: string;
  ofLine?: string;
}

function svg(mark: Mark, { side, line, below, ofDots, ofLine = '' }: IconParts): string {
  const frame = (drawn: string, fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-side / 2} ${-side / 2} ${side} ${side}"${fill}>${below}${drawn}</svg>`;
  if (isOwn(mark)) {
    const { x, y, width, height } = mark.box;
    return frame(`<g transform="translate(${-x - width / 2} ${-y - height / 2})">${mark.markup}</g>`, '');
  }
  const { half, dots } = mark;
  const halves = `<path d="${half}"/><path d="${half}" transform="scale(-1)"/>`;
  const round = `stroke-width="${WIDTHS.dot}" stroke-linecap="round"`;
  return frame(
    `<g stroke-width="${line}"${ofLine && ` ${ofLine}`}>${halves}<path ${ofDots} ${round} d="${dots}"/></g>`,
    ' fill="none"',
  );
}
