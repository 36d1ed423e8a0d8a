import { describe, expect, test } from 'vitest';
import { builtPage } from '../support/built-page.ts';
import { sentencesIn } from '../support/prose.ts';
import { everywhere } from '../support/sitemap.ts';

/**
 * Turns of phrase that a reader of several pages soon hears as a habit. Of each: in how many sentences of one page it may
 * stand, and in how many of a hundred on the whole site.
 */
const HABITS = [
  { habit: 'sentences that begin with "Each"', words: /^Each\b/, onPage: 2, inHundred: 1 },
  { habit: '"nobody"', words: /\bnobody\b/i, onPage: 2, inHundred: 1 },
  {
    habit: 'sentences that begin with no one and nothing',
    words: /^(No|None|Nobody|Nothing)\b/,
    onPage: 2,
    inHundred: 1,
  },
  { habit: '"A thing that does …"', words: /^An? [\w-]+ (that|which|who)\b/, onPage: 2, inHundred: 0.5 },
  { habit: '"names and numbers removed"', words: /names and numbers removed/i, onPage: 1, inHundred: 0.5 },
  { habit: '"your contract names"', words: /\byour contract names\b/i, onPage: 1, inHundred: 0.5 },
  { habit: 'things that "stand" somewhere', words: /\bstands?\b/i, onPage: 2, inHundred: 0.5 },
  { habit: '"somebody" and "everybody"', words: /\b(some|every)body\b/i, onPage: 1, inHundred: 0.5 },
];

const PAGES = everywhere.map((address) => {
  const [main = ''] = builtPage(address).html.match(/<main\b.*<\/main>/s) ?? [];
  return { address, sentences: sentencesIn(main).filter((sentence) => /[.!?]["”’)]?$/.test(sentence)) };
});

describe.each(HABITS)('$habit', ({ words, onPage, inHundred }) => {
  test.each(PAGES)(`${onPage} or fewer on $address`, ({ sentences }) => {
    expect(sentences.filter((sentence) => words.test(sentence)).slice(onPage)).toEqual([]);
  });

  test(`in ${inHundred}% of all sentences or fewer`, () => {
    const all = PAGES.flatMap(({ sentences }) => sentences);
    const found = all.filter((sentence) => words.test(sentence));
    expect(all.length).toBeGreaterThan(PAGES.length);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(Math.ceil((all.length * inHundred) / 100));
  });
});
