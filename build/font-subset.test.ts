import { readFileSync, statSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { SAMPLE } from '../tests/support/sample.ts';
import { SpoiltContent } from '../tests/support/spoilt-content.ts';
import { readSite } from './content-files.ts';
import { staticFonts, subsetFont, subsetTamilFont } from './font-subset.ts';

test('the font with the characters of the sample has at most 25 000 bytes', async () => {
  expect(statSync(await subsetFont(SAMPLE)).size).toBeLessThanOrEqual(25_000);
});

test('the file is a font', async () => {
  expect(readFileSync(await subsetFont()).toString('latin1', 0, 4)).toBe('wOF2');
});

test('the font says who made it and how it may be used', async () => {
  const [{ file = '' } = {}] = await staticFonts(700);
  const font = readFileSync(file);
  for (const name of ['The Anek Project Authors', 'Yesha Goshar', 'SIL Open Font License, Version 1.1']) {
    expect(font.includes(Buffer.from(name, 'utf16le').swap16()), name).toBe(true);
  }
});

test('the same characters give the same file', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', JSON.stringify([...readSite(SAMPLE).name].toReversed().join('')));
  expect(await subsetFont(content.folder)).toBe(await subsetFont(SAMPLE));
});

test('a character that the content newly uses changes the file', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'Neithål');
  const [before, after] = [await subsetFont(SAMPLE), await subsetFont(content.folder)];
  expect(after).not.toBe(before);
  expect(statSync(after).size).toBeGreaterThan(statSync(before).size);
});

test('there is no font for Tamil where there is none, and none for what stands in a comment', async () => {
  expect(await subsetTamilFont(SAMPLE)).toBeUndefined();
  const content = new SpoiltContent();
  content.replace('site.yaml', /^/, '# நெய்தல்\n');
  expect(await subsetTamilFont(content.folder)).toBeUndefined();
});

test('a name in Tamil has a font of its own, with the halves of its vowels', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'கொங்கு');
  const file = await subsetTamilFont(content.folder);
  expect(statSync(file ?? '').size).toBeLessThan(15_000);
  const [, { name, file: drawn } = { name: '', file: '' }] = await staticFonts(700, content.folder);
  expect(name).toBe('Anek Tamil');
  const letters = new Face(new Blob(new Uint8Array(readFileSync(drawn)))).collectUnicodes();
  expect([...letters]).toEqual(expect.arrayContaining([0xbca, 0xbc6, 0xbbe]));
});
