import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { MarkError, type OwnMark, ownMark } from '../../../src/lib/look/own-mark.ts';
import { contrast, paletteOf, THEMES } from '../../../src/lib/look/palette.ts';
import { type WeakColour, weakColours } from '../../../src/lib/look/weak-colours.ts';
import { collections } from '../../../src/schemas/collections.ts';
import { type Look, MARK_FILE } from '../../../src/schemas/look.ts';
import { ASSETS_FOLDER, tokensText } from '../../pictures/site-look.ts';
import { suggestion } from '../report/nearest-word.ts';
import { type ContentProblem, quoted } from '../report/problem.ts';
import type { ContentSource } from '../report/source.ts';

/** Of something that is drawn (WCAG 2.2, 1.4.11). */
const DRAWN = 3;
/** What stands in a pair, in words. */
const NAMES: Record<string, string> = {
  paper: 'the ground of pages',
  raised: 'the raised ground of bands',
  ink: 'text',
  muted: 'text of the second rank',
  accent: 'the accent',
  'on-accent': 'words on the accent',
  dot: 'the drawn line',
  line: 'what is drawn',
  edge: 'the borders of fields',
  'kaavi-ground': 'the ground of closing bands',
  'kaavi-ink': 'text on closing bands',
  'kaavi-dot': 'the highlight',
  'night-ground': 'the dark ground of the industries on Home',
  'on-own': 'words on coloured grounds',
  tinted: 'the raised ground of pages of a colour',
  folded: 'the dark ground of pages of expertise',
  sheet: 'the ground of papers',
  'sheet-dimmed': 'the ground of papers on dark pages',
};

/** Colours that stand out too little, and a mark that is not there or cannot be one. */
export function lookProblems(sources: ContentSource[], folder = ASSETS_FOLDER): ContentProblem[] {
  const source = sources.find(({ path }) => path === collections.look.files);
  const { success, data } = collections.look.schema.safeParse(source?.data);
  if (!source || !success) return [];
  const css = tokensText();
  return [
    ...weakColours(css, data).map((weak) =>
      source.problemAt(['colours', ...weak.field], foundOf(weak), expectedOf(weak)),
    ),
    ...markProblems(data, css, folder).map(([found, expected]) => source.problemAt(['mark'], found, expected)),
  ];
}

function foundOf({ field, colour, theme, pair, other, measured }: WeakColour): string {
  const isFront = field.includes(fieldName(pair.front)) || !field.includes(fieldName(pair.ground));
  const opposite = `${nameOf(isFront ? pair.ground : pair.front)}, ${formatHex(other)}`;
  const where = theme === 'dark' ? ' on dark pages' : '';
  return `${quoted(colour)}, whose contrast to ${opposite}, is ${rounded(measured)}${where}`;
}

function expectedOf({ pair: { needed }, better }: WeakColour): string {
  const reason = needed >= 7 ? 'so that small text can be read' : 'so that what is drawn can be seen';
  const nearest = better
    ? `the nearest of this hue that has it everywhere is "${better}"`
    : 'no shade of this hue has it';
  return `at least ${needed}, ${reason}; ${nearest}`;
}

/** The field of a token, if one names it. */
function fieldName(token: string): string {
  const names: Record<string, string> = { dot: 'line', 'kaavi-ground': 'ground', 'kaavi-dot': 'highlight' };
  return names[token] ?? token;
}

function nameOf(token: string): string {
  return NAMES[token] ?? `the colour ${token}`;
}

/** Downwards, so that 6.96 is not told as 7. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function markProblems({ mark, ...look }: Look, css: string, folder: string): [found: string, expected: string][] {
  if (!MARK_FILE.test(mark)) return [];
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (!files.includes(mark)) {
    return [[quoted(mark), `the name of a file in ${folder}/${suggestion(mark, files)}`]];
  }
  try {
    return faintProblems(ownMark(readFileSync(join(folder, mark), 'utf8')), mark, look, css);
  } catch (error) {
    if (!(error instanceof MarkError)) throw error;
    return [[`${quoted(mark)}, ${error.message}`, error.expected]];
  }
}

/** A mark that is lost on its ground. One colour that can be seen is enough: a light sign may stand on a field of its own. */
function faintProblems(
  { colours }: OwnMark,
  file: string,
  look: Pick<Look, 'colours'>,
  css: string,
): [found: string, expected: string][] {
  const { paper } = Object.fromEntries(paletteOf(css, look).colours);
  const known = colours.filter((colour) => formatHex(colour) !== undefined);
  // What follows the text, or has a gradient alone, is not measured.
  if (!paper || known.length < colours.length || known.length === 0) return [];
  return THEMES.flatMap((theme): [string, string][] => {
    const best = Math.max(...known.map((colour) => contrast(colour, paper[theme])));
    if (best >= DRAWN) return [];
    return [
      [
        `${quoted(file)}, whose contrast to the ground of ${theme} pages, ${formatHex(paper[theme])}, is ${rounded(best)}`,
        `at least ${DRAWN} for one of its colours: fill="currentColor" follows the text in both themes, and a field behind it helps, too`,
      ],
    ];
  });
}
