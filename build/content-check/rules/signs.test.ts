import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AN_INDUSTRY, SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const TEXT = `---
title: Lamps
description: A page of text that is added to a copy of the whole site. It has everything that a text can have. So it shows what a text breaks, which is nothing.
---

A lamp burns.
`;

/** The problems of the content with one file that has these bytes. */
function problemsWith(file: string, bytes: Buffer | string) {
  const content = new SpoiltContent();
  writeFileSync(join(content.folder, file), bytes);
  return content.problems().map(({ file, line, found }) => ({ file, line, found }));
}

test.each([
  ['in UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 1, 'text in UTF-16'],
  ['in UTF-16 without its mark', Buffer.from(TEXT, 'utf16le'), 1, 'text in UTF-16'],
  ['with a byte that is no UTF-8', Buffer.from(`${TEXT}A caf\xe9.`, 'latin1'), 7, '"A café." in another encoding'],
])('a file %s is refused, and nothing else is said of it', (_, bytes, line, found) => {
  expect(problemsWith('pages/lamps.md', bytes)).toEqual([{ file: 'pages/lamps.md', line, found }]);
  const own = problemsWith(AN_INDUSTRY, bytes).filter(({ file }) => file === AN_INDUSTRY);
  expect(own).toEqual([{ file: AN_INDUSTRY, line, found }]);
});

test('a file in UTF-8 may begin with its mark', () => {
  expect(problemsWith('pages/lamps.md', `\ufeff${TEXT}`)).toEqual([]);
});

test.each(['\u202e', '\u2066', '\u200f', '\u009b', '\ufffd'])('the sign %j is refused where it stands', (sign) => {
  const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const found = expect.stringContaining(number);
  const content = new SpoiltContent();
  const line = content.put(AN_INDUSTRY, 'challenges.items[1].title', `"Bill ${sign}fdp.exe"`);
  const field = 'challenges.items[1].title';
  expect(content.problems()).toMatchObject([{ file: AN_INDUSTRY, line, field, found }]);
  expect(problemsWith('pages/lamps.md', `${TEXT}Bill ${sign}fdp.exe\n`)).toEqual([
    { file: 'pages/lamps.md', line: 7, found },
  ]);
  const references = [`&#${sign.charCodeAt(0)};`, `&#x${sign.charCodeAt(0).toString(16)};`];
  for (const reference of references) {
    expect(problemsWith('pages/lamps.md', `${TEXT}Bill ${reference}fdp.exe\n`)).toEqual([
      { file: 'pages/lamps.md', line: 7, found },
    ]);
  }
});

test('a sign that YAML writes by its number is refused, too', () => {
  const content = new SpoiltContent();
  const line = content.put(AN_INDUSTRY, 'challenges.items[1].title', '"Bill \\u202efdp.exe"');
  expect(content.problems()).toMatchObject([
    { line, found: 'U+202E, which turns the direction of what follows, in "Bill □fdp.exe"' },
  ]);
});

test('joiners, which Indian scripts and emoji need, are no such signs', () => {
  expect(problemsWith('pages/lamps.md', `${TEXT}க்\u200cஷ and क्\u200dष\n`)).toEqual([]);
});
