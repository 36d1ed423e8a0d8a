import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import { expect, test } from 'vitest';
import { cardPicture } from '../../src/components/share-card/card-picture.ts';
import { kolamPicture } from '../../src/components/share-card/kolam-picture.tsx';
import { CARD, cardPath } from '../../src/lib/content/page-files.ts';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { SpoiltContent } from '../../tests/support/spoilt-content.ts';
import { readContent, readPages } from '../content-files.ts';
import { staticFonts } from '../font-subset.ts';
import { cardColours } from './share-card/card-colours.ts';
import { cardLayout, MARGIN } from './share-card/layout.ts';
import { CARD_FONT, ShareCard, type ShareCardProps } from './share-card/share-card.ts';
import { type CardFile, cardFiles, drawCard, writeShareCards } from './share-cards.ts';
import { siteColours, siteMark } from './site-look.ts';

const COLOURS = cardColours(siteColours(), 'leaf');
const MARK = await siteMark();
const NAME = 'Neithal';
const SITE = readContent('site');
/** How far letters may stand out of their lines, in pixels. */
const OVERHANG = 6;

type Card = Pick<ShareCardProps, 'title' | 'kind' | 'picture'>;
type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** The edges of all that is written in the colour of words; the title comes first. */
async function edgesOf(card: Card): Promise<Edges[]> {
  const fonts = [CARD_FONT.heavy, CARD_FONT.bold].map(async (weight) =>
    (await staticFonts(weight)).map(({ name, file }) => ({ name, weight, data: readFileSync(file) })),
  );
  const element = ShareCard({ ...card, name: NAME, mark: MARK, colours: COLOURS });
  const svg = await satori(element, { ...CARD, fonts: (await Promise.all(fonts)).flat() });
  return [...svg.matchAll(new RegExp(`<path fill="${COLOURS.ink}" d="([^"]+)"`, 'g'))].map(([, path = '']) => {
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const xs = numbers.filter((_, index) => index % 2 === 0);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
}

/** That a title keeps to its room and off the drawing, and that no word is cut by the card's edge. */
async function expectWhole(card: Card) {
  const { title: room, drawing } = cardLayout(card.title, card.kind, card.picture);
  const [title, ...others] = (await edgesOf(card)) as [Edges, ...Edges[]];
  expect(title.left, card.title).toBeGreaterThanOrEqual(room.left - OVERHANG);
  expect(title.right, card.title).toBeLessThanOrEqual(room.left + room.width + OVERHANG);
  expect(title.bottom, card.title).toBeLessThanOrEqual(room.top + room.height + OVERHANG);
  const isBeside = title.right <= drawing.left;
  expect(isBeside || title.bottom <= drawing.top + OVERHANG, card.title).toBe(true);
  for (const edges of others) {
    expect(edges.left, card.title).toBeGreaterThanOrEqual(MARGIN - OVERHANG);
    expect(edges.right, card.title).toBeLessThanOrEqual(CARD.width - MARGIN + OVERHANG);
    expect(edges.bottom, card.title).toBeLessThan(CARD.height - OVERHANG);
  }
}

const TITLES = [
  ...new Set(readPages().map(({ content }) => ('welcome' in content ? content.welcome.headline : content.title))),
  'Warehouse Management Systems for Mumbai',
  'Telecommunications',
  'www.MMMMWWWW.com',
];

for (const outline of ['belt', 'garland', 'diamond', 'lamp', 'knot'] as const) {
  test(`every title stands whole beside a ${outline} or above it, in its own room`, async () => {
    const picture = kolamPicture('/services/data-ai', { outline, colour: 'leaf' });
    for (const title of TITLES) await expectWhole({ title, kind: 'Services', picture });
  });
}

test('on the cards of all pages, no word is cut and the title stands off the drawing', async () => {
  for (const { path, content } of readPages()) {
    const title = 'welcome' in content ? content.welcome.headline : content.title;
    await expectWhole({ title, kind: 'Industries', picture: cardPicture(path, content, SITE) });
  }
});

test.each(['before', 'above', 'on', 'ring', 'bars'] as const)('the longest value stands whole: %s', async (form) => {
  const values = ['₹88,88,88,888', '₹99,99,99,999'];
  const drawing = kolamPicture('/services/data-ai', { outline: 'star', colour: 'leaf' });
  const picture = { ...drawing, place: 'below', figure: { form, values } } as const;
  await expectWhole({ title: 'Consulting', kind: 'Services', picture });
});

test('cards are drawn once: the next build takes all of them from the cache and draws none', async () => {
  const folder = scratchFolder();
  await writeShareCards(folder, () => {});
  const lines: string[] = [];
  await writeShareCards(folder, (line) => lines.push(line));
  expect(lines).toEqual(['0 cards drawn, the others had not changed.']);
  for (const { path } of readPages()) expect(statSync(join(folder, cardPath(path))).size, path).toBeGreaterThan(5000);
});

test('a card that is in the cache is not looked at again', async () => {
  const cached = join(scratchFolder(), 'card.png');
  writeFileSync(cached, 'as it was');
  const [card] = await cardFiles();
  expect(String(await drawCard({ ...(card as CardFile), cached }))).toBe('as it was');
});

test('a new title changes the card of its page and no other one', async () => {
  const content = new SpoiltContent();
  content.put('services/data-ai.yaml', 'title', 'Data and AI');
  const [before, after] = await Promise.all([cardFiles(new SpoiltContent().folder), cardFiles(content.folder)]);
  const unchanged = before.map(({ cached }) => cached);
  const changed = after.filter(({ cached }) => !unchanged.includes(cached)).map(({ path }) => path);
  expect(changed).toEqual(['/cards/services/data-ai.png']);
});

test('another name of the company changes every card', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'Lathien');
  const [before, after] = await Promise.all([cardFiles(new SpoiltContent().folder), cardFiles(content.folder)]);
  const unchanged = before.map(({ cached }) => cached);
  expect(after.filter(({ cached }) => unchanged.includes(cached))).toEqual([]);
});
