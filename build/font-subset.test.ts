import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SpoiltContent } from '../tests/support/spoilt-content.ts';
import { readSite } from './content-files.ts';
import { subsetFont } from './font-subset.ts';

const firstOf = async (folder?: string) => (await subsetFont(folder))[0]?.path ?? '';

test('the font with the characters of the real content has at most 26 000 bytes', async () => {
  const sizes = (await subsetFont()).map(({ path }) => statSync(path).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(26_000);
});

test('its files are fonts, and browsers load the second one for the rupee sign', async () => {
  const files = await subsetFont();
  expect(files.map(({ path }) => readFileSync(path).toString('latin1', 0, 4))).toEqual(['wOF2', 'wOF2']);
  expect(files.map(({ unicodeRange }) => unicodeRange)).toEqual([undefined, ['U+20b9']]);
});

test('the same characters give the same file', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', JSON.stringify([...readSite().name].toReversed().join('')));
  expect(await firstOf(content.folder)).toBe(await firstOf());
});

test('a character that the content newly uses changes the file', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'Neithål');
  const [before, after] = [await firstOf(), await firstOf(content.folder)];
  expect(after).not.toBe(before);
  expect(statSync(after).size).toBeGreaterThan(statSync(before).size);
});

test('a character beyond English is loaded with the rupee sign', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'Neithāl');
  expect((await subsetFont(content.folder))[1]?.unicodeRange).toEqual(['U+101', 'U+20b9']);
});
