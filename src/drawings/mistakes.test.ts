import { expect, test } from 'vitest';
import { mistakeFile } from './mistake-file.ts';
import { mistakes } from './mistakes.ts';

test.each(Object.keys(mistakes))('of what is drawn in %s, one thing is hot', (name) => {
  const drawn = mistakeFile.text.split(`<g id="${name}">`)[1]?.split('<g id=')[0];
  expect(drawn?.match(/var\(--hot\)/g)).toHaveLength(1);
});

test('every class of a drawing has its look in the file', () => {
  expect(mistakeFile.text).not.toMatch(/class=|undefined/);
});
