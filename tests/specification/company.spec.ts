import { sentencesIn } from '../support/prose.ts';
import { ask } from '../support/raw.ts';
import { expect, test } from '../support/test.ts';
import { ADDRESSES } from './contract.ts';

const BEGINNING =
  /\b(found(ed|ing|ation)|establish(ed|ment)|incorporated|inception|since|in (business|operation)|operat(ed|ing)|(set up|started|began|begun|opened) in)\b/i;
const YEAR = /\b(?:19|20)\d\d\b/;

test('§2.3, §9 Company: no page names another year than 2018 in which it began', { tag: '@once' }, async ({
  baseURL,
}) => {
  const named: string[] = [];
  for (const address of ADDRESSES) {
    const { body } = await ask(baseURL, address);
    const sentences = sentencesIn(body).filter((sentence) => BEGINNING.test(sentence));
    named.push(...sentences.filter((sentence) => YEAR.test(sentence)).map((sentence) => `${address}: ${sentence}`));
  }
  const others = named.filter((sentence) => sentence.match(new RegExp(YEAR, 'g'))?.some((year) => year !== '2018'));
  expect(others).toEqual([]);
  // Each page says so in its footer, so there is something to find.
  expect(named.length).toBeGreaterThanOrEqual(ADDRESSES.length);
});

test('§1 Company: Home says that it is based in Chennai, and so does every title in a search', {
  tag: '@once',
}, async ({ baseURL }) => {
  const { body } = await ask(baseURL, '/');
  expect(body.match(/<h1\b[^>]*>([^<]*)/)?.[1]).toContain('Chennai');
  for (const address of ADDRESSES) {
    const page = await ask(baseURL, address);
    expect(page.body.match(/<title>([^<]*)/)?.[1], address).toContain('Chennai');
  }
});
