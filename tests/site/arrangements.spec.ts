import { globSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { cardsOf, sectionOf } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const FAMILIES = ['industries', 'expertise'] as const;
/** What a page's parts stand as where its content says nothing. */
const USUAL = { industries: 'line', expertise: 'panel' };

/** The pages of a family in the order of its menu, each with what its content says. */
const pages = FAMILIES.flatMap((family) =>
  globSync('*.yaml', { cwd: `src/content/${family}` })
    .map((file) => file.replace('.yaml', ''))
    .map((slug) => ({ path: `/${family}/${slug}`, family, words: wordsOf(family, slug) }))
    .sort((a, b) => (a.words.menu.order ?? 99) - (b.words.menu.order ?? 99)),
);
const industries = pages
  .filter(({ family }) => family === 'industries')
  .map(({ path }) => ({ path, workflow: wordsOf('industries', path.split('/').at(-1)).workflow }));

/** Between two parts of a panel, in pixels: the line that both have for an edge. */
const SHARED_EDGE = 2;

/** Left, right and upper edge of each card, in pixels, the ground it stands on, and whether it begins with a number or a dot. */
async function looksOf(cards: Locator) {
  const looks = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        ground: getComputedStyle(card).backgroundColor,
        begins: /^\d/.test(card.textContent) ? 'number' : card.querySelector('svg') ? 'dot' : 'title',
      };
    }),
  );
  const different = (key: keyof (typeof looks)[number]) => new Set(looks.map((look) => look[key])).size;
  return { looks, columns: different('left'), rows: different('top'), grounds: different('ground') };
}

async function arrangementOf(cards: Locator): Promise<string> {
  const { looks, columns, grounds } = await looksOf(cards);
  const begins = looks[0]?.begins;
  if (begins === 'number') return columns === looks.length ? 'stairs' : 'index';
  if (begins === 'dot') return 'line';
  if (grounds === 2) return 'board';
  const [first, second] = looks;
  return first && second && second.left - first.right <= SHARED_EDGE ? 'panel' : 'unknown';
}

for (const family of FAMILIES)
  test(`the parts on pages of ${family} stand as their content says`, { tag: '@once' }, async ({ page }) => {
    for (const { path, words } of pages.filter((one) => one.family === family)) {
      await page.goto(path);
      const found = await arrangementOf(cardsOf(sectionOf(page, words.solutions.title)));
      expect(found, path).toBe(words.solutions.arrangement ?? USUAL[family]);
    }
  });

test('neighbours in a menu do not have their parts arranged alike', { tag: ['@once', '@distinct'] }, () => {
  for (const family of FAMILIES) {
    const arrangements = pages
      .filter((one) => one.family === family)
      .map(({ words }) => words.solutions.arrangement ?? USUAL[family]);
    const twice = arrangements.filter((arrangement, index) => arrangement === arrangements[index - 1]);
    expect(twice, `${family}: ${arrangements.join(', ')}`).toEqual([]);
  }
});

test('a process runs level, rises, falls or goes down as its content says', { tag: '@once' }, async ({ page }) => {
  for (const { path, workflow } of industries) {
    await page.goto(path);
    const { looks, columns } = await looksOf(cardsOf(sectionOf(page, workflow.title)));
    const tops = looks.map(({ top }) => top);
    const isSorted = tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0));
    const isReversed = tops.every((top, index) => index === 0 || top < (tops[index - 1] ?? 0));
    const course = columns === 1 ? 'down' : isSorted ? 'falling' : isReversed ? 'rising' : 'level';
    if (course === 'level') expect(new Set(tops).size, path).toBe(1);
    expect(course, path).toBe(workflow.course ?? 'level');
  }
});
