import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SpoiltContent } from '../tests/support/spoilt-content.ts';
import { readSite } from './content-files.ts';
import { staticFont, subsetFont } from './font-subset.ts';

test('the font with the characters of the real content has at most 25 000 bytes', async () => {
  expect(statSync(await subsetFont()).size).toBeLessThanOrEqual(25_000);
});

test('the file is a font', async () => {
  expect(readFileSync(await subsetFont()).toString('latin1', 0, 4)).toBe('wOF2');
});

test('the font says who made it and how it may be used', async () => {
  const font = readFileSync(await staticFont(700));
  for (const name of ['The Anek Project Authors', 'Yesha Goshar', 'SIL Open Font License, Version 1.1']) {
    expect(font.includes(Buffer.from(name, 'utf16le').swap16()), name).toBe(true);
  }
});

test('the same characters give the same file', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', JSON.stringify([...readSite().name].toReversed().join('')));
  expect(await subsetFont(content.folder)).toBe(await subsetFont());
});

test('a character that the content newly uses changes the file', async () => {
  const content = new SpoiltContent();
  content.put('site.yaml', 'name', 'Neithål');
  const [before, after] = [await subsetFont(), await subsetFont(content.folder)];
  expect(after).not.toBe(before);
  expect(statSync(after).size).toBeGreaterThan(statSync(before).size);
});
