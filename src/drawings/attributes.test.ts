import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { inAttributes, STROKES } from './attributes.ts';

test('what a class of a drawing looks like stands in the drawing itself', () => {
  const markup = '<g><path class="deep" d="M0 0h9v9z"></path><path class="dots" d="M3 3h0"></path></g>';
  expect(inAttributes(markup, { deep: 'fill="red"' })).toBe(
    '<g><path d="M0 0h9v9z" fill="red" vector-effect="non-scaling-stroke"></path><path d="M3 3h0" stroke-width="7" fill="none"></path></g>',
  );
});

test('a class without a look is not lost unsaid', () => {
  expect(() => inAttributes('<path class="glow" d="M0 0h9v9z">', {})).toThrow('the class "glow"');
  expect(() => inAttributes('<g class="faint"><path d="M0 0h9v9z"></path></g>', {})).toThrow('the class "faint"');
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
