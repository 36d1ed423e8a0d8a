import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { inFile, STROKES } from './attributes.ts';

const path = (className?: string, d = 'M0 0h9v9z') => createElement('path', { className, d });

test('what a class of a drawing looks like stands in the drawing itself', () => {
  expect(inFile(createElement('g', null, path('deep'), path('dots', 'M3 3h0')), { deep: 'fill="red"' })).toBe(
    '<g><path d="M0 0h9v9z" fill="red" vector-effect="non-scaling-stroke"/><path d="M3 3h0" stroke-width="7" fill="none"/></g>',
  );
});

test('a class without a look is not lost unsaid', () => {
  expect(() => inFile(path('glow'), {})).toThrow('the class "glow"');
  expect(() => inFile(createElement('g', { className: 'faint' }, path()), {})).toThrow('the class "faint"');
});

/** What the sheet says of the class of a drawing, as attributes. */
function attributesOf(name: string): string {
  const found: string[] = [];
  postcss.parse(readFileSync('src/styles/drawing.css', 'utf8')).walkRules(`.${name}`, (rule) => {
    rule.each((node) => {
      if (node.type === 'decl' && rule.parent?.type === 'rule') found.push(`${node.prop}="${node.value}"`);
    });
  });
  return found.join(' ').replace('"0.', '".');
}

test.each(Object.entries(STROKES))('what is %s in a file is drawn as it is on a page', (name, attributes) => {
  expect(attributesOf(name)).toBe(attributes);
});
