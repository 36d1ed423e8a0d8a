import { expect, test } from 'vitest';
import { all, builtPage, headOf, textOf } from '../support/built-page.ts';
import { sentencesIn } from '../support/prose.ts';
import { ADDRESSES } from './contract.ts';

const BEGINNING =
  /\b(found(ed|ing|ation)|establish(ed|ment)|incorporated|inception|since|in (business|operation)|operat(ed|ing)|(set up|started|began|begun|opened) in)\b/i;
const YEAR = /\b(?:19|20)\d\d\b/;

test('§2.3, §9 Company: no page names another year than 2018 in which it began', () => {
  const named = ADDRESSES.flatMap((address) => {
    const sentences = sentencesIn(builtPage(address).html).filter((sentence) => BEGINNING.test(sentence));
    return sentences.filter((sentence) => YEAR.test(sentence)).map((sentence) => `${address}: ${sentence}`);
  });
  const others = named.filter((sentence) => sentence.match(new RegExp(YEAR, 'g'))?.some((year) => year !== '2018'));
  expect(others).toEqual([]);
  // Each page says so in its footer, so there is something to find.
  expect(named.length).toBeGreaterThanOrEqual(ADDRESSES.length);
});

test('§1 Company: Home says that it is based in Chennai, and so does every title in a search', () => {
  expect(all(builtPage('/').root, 'h1').map(textOf)).toEqual([expect.stringContaining('Chennai')]);
  for (const address of ADDRESSES) {
    expect(headOf(builtPage(address)).get('title'), address).toEqual([expect.stringContaining('Chennai')]);
  }
});
