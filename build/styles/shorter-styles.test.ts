import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortenStyles } from './shorter-styles.ts';

const shorter = (css: string) => postcss([shortenStyles]).process(css, { from: undefined }).css;

test('the blocks of a layer become one, at the place of the first, in their order', () => {
  expect(shorter('@layer b,a;@layer a{.x{margin:0}}@layer b{.y{margin:0}}.z{margin:0}@layer a{.x{margin:1px}}')).toBe(
    '@layer b,a;@layer a{.x{margin:0}.x{margin:1px}}@layer b{.y{margin:0}}.z{margin:0}',
  );
});

test.each([
  ['a descendant', '.x{& .y,& b{margin:0}}', '.x{.y,b{margin:0}}'],
  ['a child and a sibling', '.x{&>.y,&+b{margin:0}}', '.x{>.y,+b{margin:0}}'],
  ['what is nested under a condition', '.x{@media print{& .y{margin:0}}}', '.x{@media print{.y{margin:0}}}'],
])('no sign of nesting stands before %s', (_, css, expected) => {
  expect(shorter(css)).toBe(expected);
});

test.each([
  ['a state', '.x{&:hover .y{margin:0}}'],
  ['an ancestor', '.x{.y &{margin:0}}'],
  ['a second sign', '.x{& .y:not(& .z){margin:0}}'],
  ['the root, where nothing is nested', '& .y{margin:0}'],
])('the sign of nesting is kept for %s', (_, css) => {
  expect(shorter(css)).toBe(css);
});

test('the sides of blocks have their short names, and those along a line keep theirs, which depend on its direction', () => {
  expect(
    shorter('p{margin-block-start:0;border-block-end-width:0;inset-block-end:0;inset-block:0;margin-inline-start:0}'),
  ).toBe('p{margin-top:0;border-bottom-width:0;bottom:0;inset-block:0;margin-inline-start:0}');
});
