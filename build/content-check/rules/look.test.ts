import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch-folder.ts';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';
import { readSource } from '../report/source.ts';
import { lookProblems } from './look.ts';

const LOOK = 'look.yaml';

/** The problems of a look, with a drawing in the folder of drawings. */
function problemsOf(look: string, svg = '') {
  const content = new SpoiltContent();
  content.write(LOOK, look);
  const folder = scratchFolder();
  writeFileSync(join(folder, 'our-mark.svg'), svg);
  return lookProblems([readSource(content.folder, LOOK)], folder);
}

test('a colour that is too weak is told with its pair, what was measured, what is needed and what would do', () => {
  const look = 'mark: kolam\ncolours:\n  paper: { light: "#ffffff" }\n  accent:\n    light: "#0f766e"\n';
  expect(problemsOf(look)).toMatchObject([
    {
      line: 5,
      field: 'colours.accent.light',
      found: '"#0f766e", whose contrast to the raised ground of bands, #f5f5f5, is 5.0',
      expected:
        'at least 7, so that small text can be read; the nearest of this hue that has it everywhere is "#005d56"',
    },
  ]);
});

test('a ground on which something is too weak is told by that', () => {
  expect(problemsOf('mark: kolam\ncolours:\n  highlight: "#552200"\n')).toMatchObject([
    { field: 'colours.highlight', found: expect.stringContaining('contrast to the ground of closing bands, #') },
  ]);
});

test('what is no colour is a problem of its shape', () => {
  const content = new SpoiltContent();
  content.write(LOOK, 'mark: kolam\ncolours:\n  ground: teal\n  highlite: "#7fe3c4"\n');
  expect(content.problems()).toMatchObject([
    { line: 3, field: 'colours.ground', expected: expect.stringContaining('a colour such as "#0f766e"') },
    { line: 4, field: 'colours.highlite', expected: expect.stringContaining('did you mean "highlight"') },
  ]);
});

test('a mark that is not there is told with the one that may be meant', () => {
  expect(problemsOf('mark: our-marks.svg')).toMatchObject([
    { line: 1, field: 'mark', found: '"our-marks.svg"', expected: expect.stringContaining('our-mark.svg') },
  ]);
});

test('a mark that cannot be one is told with the reason', () => {
  expect(problemsOf('mark: our-mark.svg', '<svg viewBox="0 0 9 9"><text>K</text></svg>')).toMatchObject([
    { field: 'mark', found: '"our-mark.svg", a drawing with <text>', expected: 'its letters as paths' },
  ]);
});

test('a mark that is lost on dark pages is told, and one that follows the text is not', () => {
  const drawn = (fill: string) => `<svg viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`;
  expect(problemsOf('mark: our-mark.svg', drawn('#201a3c'))).toMatchObject([
    { found: expect.stringContaining('the ground of dark pages'), expected: expect.stringContaining('currentColor') },
  ]);
  expect(problemsOf('mark: our-mark.svg', drawn('currentColor'))).toEqual([]);
});
