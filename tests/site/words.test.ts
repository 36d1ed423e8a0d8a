import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { all, builtPage, headOf, mainOf, textsOf } from '../support/built-page.ts';
import { sentencesIn, unescaped } from '../support/prose.ts';
import { everywhere } from '../support/sitemap.ts';
import { wordsOf } from '../support/words.ts';

/** In characters: what a list of search results shows of a title before the company's name, and of a description. */
const TITLE = 48;
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
const { name } = wordsOf('site');

interface PageWords {
  address: string;
  /** The HTML of its main part. */
  main: string;
}

const PAGES: PageWords[] = everywhere.map((address) => {
  const [main = ''] = builtPage(address).html.match(/<main\b.*<\/main>/s) ?? [];
  return { address, main };
});

/** The whole sentences of a page's main part: no headings, no labels. */
function sentencesOf({ main }: PageWords): string[] {
  return sentencesIn(main).filter((sentence) => /[.!?]["”’)]?$/.test(sentence));
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'&/.,+%-]*/gu) ?? [];
}

function headingsOf({ address }: PageWords, selector: string): string[] {
  return textsOf(all(mainOf(builtPage(address)), selector));
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

describe('the words of a page', () => {
  test.each(everywhere)('fit into a list of search results: %s', (address) => {
    const head = headOf(builtPage(address));
    const [title = ''] = head.get('title') ?? [];
    const [description = ''] = head.get('description') ?? [];
    expect(unescaped(title).replace(` | ${name}`, '').replace(`${name}: `, '').length, title).toBeLessThanOrEqual(
      TITLE,
    );
    expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION[0]);
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION[1]);
  });

  const texts = PAGES.filter((page) => sentencesOf(page).length > 1);

  test.each(texts)(
    `are easy to read: Flesch ${EASE} or more, ${AVERAGE} words a sentence or fewer on $address`,
    (page) => {
      const sentences = sentencesOf(page);
      expect(readingEase(sentences)).toBeGreaterThanOrEqual(EASE);
      expect(sentences.flatMap(wordsIn).length / sentences.length).toBeLessThanOrEqual(AVERAGE);
    },
  );

  test(`stand in sentences of at most ${LONGEST} words`, () => {
    const sentences = PAGES.flatMap(sentencesOf);
    expect(sentences.length).toBeGreaterThan(PAGES.length);
    expect(sentences.filter((sentence) => wordsIn(sentence).length > LONGEST)).toEqual([]);
  });

  test('say every offer in full on some page', () => {
    const whole = PAGES.map(({ main }) => unescaped(main)).join('\n');
    expect(offers.filter(({ text }) => !whole.includes(text))).toEqual([]);
  });

  // A copied page has its model's headings and phrases until somebody writes its own.
  describe('are its own', () => {
    test('no heading below the first stands on two pages, but for names of pages', () => {
      const names = PAGES.flatMap((page) => headingsOf(page, 'h1'));
      const headings = [...pagesByText(PAGES, (page) => headingsOf(page, 'h2, h3'))];
      expect(headings.length).toBeGreaterThan(PAGES.length);
      expect(headings.filter(([heading, at]) => at.length > 1 && !names.includes(heading))).toEqual([]);
    });

    test(`no ${PHRASE} words in a row stand on ${TOO_MANY_PAGES} pages, but for offers and links`, () => {
      const phrases = [...pagesByText(PAGES, phrasesOf)];
      expect(phrases.length).toBeGreaterThan(PAGES.length);
      expect(phrases.filter(([, at]) => at.length >= TOO_MANY_PAGES)).toEqual([]);
    });
  });
});
