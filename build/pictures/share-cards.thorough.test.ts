import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import { expect, test } from 'vitest';
import { CARD, cardPath } from '../../src/lib/content/page-files.ts';
import { pageKolam } from '../../src/lib/drawing/kolam/page-kolam.ts';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { SpoiltContent } from '../../tests/support/spoilt-content.ts';
import { readPages } from '../content-files.ts';
import { staticFonts } from '../font-subset.ts';
import { cardLayout } from './share-card/layout.ts';
import { CARD_FONT, ShareCard } from './share-card/share-card.ts';
import { type CardFile, cardFiles, drawCard, writeShareCards } from './share-cards.ts';
import { siteColours, siteMark } from './site-look.ts';

const COLOURS = siteColours();
const MARK = await siteMark();
const NAME = 'Neithal';
/** How far letters may stand out of their lines, in pixels. */
const OVERHANG = 6;

/** The edges of what is drawn first in the colour of text, which is the title. */
async function titleEdges(element: ReturnType<typeof ShareCard>) {
  const fonts = [CARD_FONT.heavy, CARD_FONT.bold].map(async (weight) =>
    (await staticFonts(weight)).map(({ name, file }) => ({ name, weight, data: readFileSync(file) })),
  );
  const svg = await satori(element, { ...CARD, fonts: (await Promise.all(fonts)).flat() });
  const path = new RegExp(`<path fill="${COLOURS('ink').light}" d="([^"]+)"`).exec(svg)?.[1] ?? '';
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const TITLES = [
  ...new Set(readPages().map(({ content }) => ('welcome' in content ? content.welcome.headline : content.title))),
  'Warehouse Management Systems for Mumbai',
  'Telecommunications',
  'www.MMMMWWWW.com',
];

for (const outline of ['belt', 'garland', 'diamond', 'lamp', 'knot'] as const) {
  test(`every title stands whole beside a ${outline} or above it, in its own room`, async () => {
    for (const title of TITLES) {
      const kolam = { outline, colour: 'leaf' } as const;
      const props = {
        path: '/services/data-ai',
        title,
        kind: 'Services',
        kolam,
        name: NAME,
        mark: MARK,
        colours: COLOURS,
      };
      const { title: room, drawing } = cardLayout(title, props.kind, pageKolam(props.path, kolam));
      const edges = await titleEdges(ShareCard(props));
      expect(edges.left, title).toBeGreaterThanOrEqual(room.left - OVERHANG);
      expect(edges.right, title).toBeLessThanOrEqual(room.left + room.width + OVERHANG);
      expect(edges.bottom, title).toBeLessThanOrEqual(room.top + room.height + OVERHANG);
      const isBeside = edges.right <= drawing.left;
      expect(isBeside || edges.bottom <= drawing.top + OVERHANG, title).toBe(true);
    }
  });
}

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
  const [before, after] = await Promise.all([cardFiles(), cardFiles(content.folder)]);
  const unchanged = before.map(({ cached }) => cached);
  const changed = after.filter(({ cached }) => !unchanged.includes(cached)).map(({ path }) => path);
  expect(changed).toEqual(['/cards/services/data-ai.png']);
});

test('another name of the company changes every card', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'Lathien');
  const [before, after] = await Promise.all([cardFiles(), cardFiles(content.folder)]);
  const unchanged = before.map(({ cached }) => cached);
  expect(after.filter(({ cached }) => unchanged.includes(cached))).toEqual([]);
});
