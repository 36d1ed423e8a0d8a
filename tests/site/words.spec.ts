import { syllable } from 'syllable';
import { sentencesIn, unescaped } from '../support/prose.ts';
import { ask } from '../support/raw.ts';
import { everywhere } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** In characters: what a list of search results shows of a title, and of a description. */
const TITLE = 60;
const DESCRIPTION = [137, 156] as const;
/** Flesch reading ease: 65 is plain English, a higher number is easier. */
const EASE = 65;
/** In words: the average of a page, and one sentence. */
const AVERAGE = 18;
const LONGEST = 30;
/** So many words in a row are a phrase, and on so many pages a phrase is a template. */
const PHRASE = 6;
const TOO_MANY_PAGES = 3;

const { items: offers } = wordsOf('offers');

interface PageWords {
  address: string;
  body: string;
  /** The HTML of its main part. */
  main: string;
}

async function allPages(baseURL: string | undefined): Promise<PageWords[]> {
  return Promise.all(
    everywhere.map(async (address) => {
      const { body } = await ask(baseURL, address);
      return { address, body, main: body.match(/<main\b.*<\/main>/s)?.[0] ?? '' };
    }),
  );
}

/** The whole sentences of a page's main part: no headings, no labels. */
function sentencesOf({ main }: PageWords): string[] {
  return sentencesIn(main).filter((sentence) => /[.!?]["”’)]?$/.test(sentence));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'&/.,+%-]*/gu) ?? [];
}

function headingsOf({ main }: PageWords, levels: string): string[] {
  const headings = main.matchAll(new RegExp(`<h([${levels}])\\b[^>]*>(.*?)</h\\1>`, 'gs'));
  return [...headings].map(([, , heading = '']) => unescaped(heading.replace(/<[^>]*>/g, '')));
}

/** The pages on which each of the texts stands that `textsOf` finds there. */
function pagesByText(pages: PageWords[], textsOf: (page: PageWords) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    for (const text of new Set(textsOf(page))) found.set(text, [...(found.get(text) ?? []), page.address]);
  }
  return found;
}

/** Every run of words in a page's main part, but for its links and for what it says of an offer. */
function phrasesOf({ main }: PageWords): string[] {
  const lines = sentencesIn(main.replace(/<a\b.*?<\/a>/gs, ''));
  return lines
    .filter((line) => !offers.some(({ text }) => text.includes(line)))
    .map((line) => wordsIn(line.toLowerCase()).map((word) => word.replace(/\W+$/, '')))
    .flatMap((words) =>
      words.slice(0, Math.max(0, words.length - PHRASE + 1)).map((_, start) => {
        return words.slice(start, start + PHRASE).join(' ');
      }),
    );
}

/** Flesch's formula. */
function readingEase(sentences: string[]): number {
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

test.describe('the words of a page', { tag: '@once' }, () => {
  test('fit into a list of search results: its title on one line, its description on two', async ({ baseURL }) => {
    for (const { address, body } of await allPages(baseURL)) {
      const title = unescaped(body.match(/<title>([^<]+)</)?.[1] ?? '');
      const description = unescaped(body.match(/<meta name="description" content="([^"]+)"/)?.[1] ?? '');
      expect.soft(title.length, `${address}: ${title}`).toBeLessThanOrEqual(TITLE);
      expect.soft(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION[0]);
      expect.soft(description.length, `${address}: ${description}`).toBeLessThanOrEqual(DESCRIPTION[1]);
    }
  });

  test(`are easy to read: Flesch ${EASE} or more, ${AVERAGE} words a sentence or fewer`, async ({ baseURL }) => {
    const pages = (await allPages(baseURL)).filter((page) => sentencesOf(page).length > 1);
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) {
      const sentences = sentencesOf(page);
      const average = sentences.flatMap(wordsIn).length / sentences.length;
      expect.soft(readingEase(sentences), `reading ease of ${page.address}`).toBeGreaterThanOrEqual(EASE);
      expect.soft(average, `words a sentence on ${page.address}`).toBeLessThanOrEqual(AVERAGE);
    }
  });

  test(`stand in sentences of at most ${LONGEST} words`, async ({ baseURL }) => {
    const sentences = (await allPages(baseURL)).flatMap(sentencesOf);
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences.filter((sentence) => wordsIn(sentence).length > LONGEST)).toEqual([]);
  });

  test('say every offer in full on some page', async ({ baseURL }) => {
    const all = (await allPages(baseURL)).map(({ main }) => unescaped(main)).join('\n');
    expect(offers.filter(({ text }) => !all.includes(text))).toEqual([]);
  });

  // A copied page has its model's headings and phrases until somebody writes its own.
  test.describe('are its own', { tag: '@distinct' }, () => {
    test('no heading below the first stands on two pages, but for names of pages', async ({ baseURL }) => {
      const pages = await allPages(baseURL);
      const names = pages.flatMap((page) => headingsOf(page, '1'));
      const headings = [...pagesByText(pages, (page) => headingsOf(page, '23'))];
      expect(headings.length).toBeGreaterThan(300);
      expect(headings.filter(([heading, at]) => at.length > 1 && !names.includes(heading))).toEqual([]);
    });

    test(`no ${PHRASE} words in a row stand on ${TOO_MANY_PAGES} pages, but for offers and links`, async ({
      baseURL,
    }) => {
      const phrases = [...pagesByText(await allPages(baseURL), phrasesOf)];
      expect(phrases.length).toBeGreaterThan(5000);
      expect(phrases.filter(([, at]) => at.length >= TOO_MANY_PAGES)).toEqual([]);
    });
  });
});
