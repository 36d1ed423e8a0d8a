import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { inlineFixedProperties } from './fixed-properties.ts';

function inlined(css: string): string {
  const root = postcss.parse(css);
  inlineFixedProperties(root);
  return root.toString();
}

describe('a reference gives way to', () => {
  test.each([
    ['the value', ':root{--ink:red}a{color:var(--ink)}', 'a{color:red}'],
    ['the value, in a list of others', ':root{--line:1px}a{border:var(--line) solid}', 'a{border:1px solid}'],
    ['the value from a layer', '@layer theme{:root,:host{--ink:red}}a{color:var( --ink )}', 'a{color:red}'],
    ['the end of a chain', ':root{--ink:var(--red);--red:#f00}a{color:var(--ink)}', 'a{color:#f00}'],
    [
      'what it is made of at the root alone',
      ':root{--edge:calc(var(--x) * 2);--x:1px;@media print{--x:0px}}a{margin:var(--edge)}',
      'a{margin:calc(var(--x) * 2)}',
    ],
    ['the value instead of a fallback', ':root{--ink:red}a{color:var(--ink,blue)}', 'a{color:red}'],
    ['the fallback of what is never set', 'a{line-height:var(--leading, 1.5)}', 'a{line-height:1.5}'],
    ['the value in such a fallback', ':root{--x:1.5}a{line-height:var(--leading,var(--x))}', 'a{line-height:1.5}'],
  ])('%s', (_name, css, expected) => {
    expect(inlined(css).endsWith(expected)).toBe(true);
  });
});

describe('a reference stays', () => {
  test.each([
    ['where the property is set twice', ':root{--ink:red}.dark{--ink:blue}a{color:var(--ink)}'],
    ['where it is set for some elements', '.dark{--ink:blue}a{color:var(--ink)}'],
    ['where it depends on a condition', '@media print{:root{--ink:blue}}a{color:var(--ink)}'],
    ['where it moves', '@keyframes x{from{--ink:blue}}a{color:var(--ink)}'],
    ['where it is registered with a value of its own', '@property --ink{syntax:"*"}a{color:var(--ink,red)}'],
    ['where nothing sets it and there is no fallback', 'a{color:var(--ink)}'],
    ['to what another one was at the root', ':root{--page:var(--ink);--ink:red}.dark{--ink:blue}a{color:var(--page)}'],
    ['where it refers to itself', ':root{--ink:var(--ink)}a{color:var(--ink)}'],
  ])('%s', (_name, css) => {
    expect(inlined(css)).toBe(css);
  });
});

test('a circle that grows comes to an end', () => {
  expect(inlined(':root{--a:x var(--b);--b:y var(--a)}a{color:red}')).toContain('a{color:red}');
});
