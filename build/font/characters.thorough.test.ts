import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subset from 'subset-font';
import { expect, test } from 'vitest';
import { hasTamil, isLatin } from './characters.ts';

/** What Unicode calls characters below its first supplement, without what controls a line and without surrogates. */
const ALL = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index)).filter((sign) =>
  /[^\p{C}\s]/u.test(sign),
);

/** All characters of a font, asked of the font itself. */
async function charactersOf(file: string): Promise<string[]> {
  const font = await subset(readFileSync(file), ALL.join(''), { targetFormat: 'truetype' });
  const known = new Set(new Face(new Blob(new Uint8Array(font))).collectUnicodes());
  return ALL.filter((sign) => known.has(sign.charCodeAt(0)));
}

test('the list of its characters is that of Anek Latin', async () => {
  const own = await charactersOf(join(import.meta.dirname, 'anek-latin.woff2'));
  expect(own.length).toBeGreaterThan(600);
  expect(ALL.filter(isLatin)).toEqual(own);
});

test('Anek Tamil has all letters of Tamil', async () => {
  const source = '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2';
  const own = await charactersOf(fileURLToPath(import.meta.resolve(source)));
  const letters = ALL.filter((sign) => hasTamil(sign));
  expect(letters.length).toBeGreaterThan(70);
  expect(own).toEqual(expect.arrayContaining(letters));
});
