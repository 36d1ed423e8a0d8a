import { describe, expect, test } from 'vitest';
import { namesIn, usedStyles } from './used-styles.ts';

const HTML = '<main class="band wide"><a href="/x" title="a > b" class="link">x</a><svg></svg></main>';

function used(css: string): string {
  return usedStyles(css, namesIn(HTML));
}

test('finds every element and class of a page', () => {
  const { elements, classes } = namesIn(HTML);
  expect([...elements]).toEqual(['html', 'head', 'body', 'main', 'a', 'svg']);
  expect([...classes]).toEqual(['band', 'wide', 'link']);
});

test('finds what an island is made of, and nothing in comments and scripts', () => {
  const island = '<astro-island class="form"><input class="field"></astro-island>';
  const { elements, classes } = namesIn(`<!-- <b class="x"> -->${island}<script>"<i class='y'>"</script>`);
  expect([...elements]).toEqual(['html', 'head', 'body', 'astro-island', 'input', 'script']);
  expect([...classes]).toEqual(['form', 'field']);
});

describe('a style sheet keeps', () => {
  test.each([
    ['a class that occurs', '.band{color:red}'],
    ['an element that occurs', 'main>a{color:red}'],
    ['what matches everything', '*,::before{margin:0}'],
    ['a state without an element', ':focus-visible{outline:1px solid}'],
    ['states that come later', '.link:is(:hover,:focus){color:red}'],
    ['a parent of what occurs', 'main:has(>.link){color:red}'],
    ['attributes, which a browser may set', '.band[open]{color:red}'],
    ['what is not there, where its absence counts', '.band:not(.gone){color:red}'],
    ['a choice without which the others would weigh less', 'main :is(.gone .gone,a,.link){color:red}'],
    ['a choice of which a state may be the reason', '.link:is(:hover,:not(.gone)){color:red}'],
    ['a condition', '@media (width>=64rem){.band{color:red}}'],
    ['key frames that move something', '.band{animation:draw 1s}@keyframes draw{from{opacity:0}}'],
    ['a custom property that is used', '.band{--ink:red;color:var(--ink)}'],
    ['one that another one uses', '.band{--ink:red;--text:var(--ink);color:var(--text)}'],
    ['a state nested in a rule', '.band{&:hover{color:red}}'],
    ['a condition nested in a rule', '.band{@media print{color:red}}'],
    ['a rule nested for an ancestor', '.band{:is(.wide:hover) &{color:red}}'],
    ['the order of layers', '@layer base,type;.band{color:red}'],
    ['a rule of a font', '@font-face{font-family:x}'],
  ])('%s', (_name, css) => {
    expect(used(css)).toBe(css);
  });
});

describe('a style sheet loses', () => {
  test.each([
    ['a class that does not occur', '.gone{color:red}', ''],
    ['an element that does not occur', 'main table{color:red}', ''],
    ['a parent of what does not occur', 'main:has(>.gone){color:red}', ''],
    ['several of which none occurs', ':is(.gone,table) a{color:red}', ''],
    ['one selector of several', '.gone,.band{color:red}', '.band{color:red}'],
    ['one of which one has to match', 'main :is(.gone,.link,.wide){color:red}', 'main :is(.link,.wide){color:red}'],
    ['all but one of them', 'main :is(.gone,.link):hover{color:red}', 'main .link:hover{color:red}'],
    ['one where it weighs nothing', 'main :where(.gone .gone,.link){color:red}', 'main :where(.link){color:red}'],
    ['a nested rule for what does not occur', '.band{& .gone{color:blue}color:red}', '.band{color:red}'],
    ['a rule that held only such rules', '.band{.gone{color:blue}}', ''],
    ['what is nested in a rule that goes', '.gone{.band{color:blue}}', ''],
    ['a condition with nothing left in it', '@layer a{@media print{.gone{color:red}}}', ''],
    ['a custom property without use', ':root{--ink:red}.band{margin:0}', '.band{margin:0}'],
    ['a chain of them', ':root{--ink:red;--text:var(--ink)}.band{margin:0}', '.band{margin:0}'],
    [
      'one whose name only begins another',
      '.band{--a:1;--a-b:2;margin:var(--a-b)}',
      '.band{--a-b:2;margin:var(--a-b)}',
    ],
    ['one that is the same everywhere', ':root{--ink:red}.band{color:var(--ink)}', '.band{color:red}'],
    ['a registered property without use', '@property --x{syntax:"*"}', ''],
    ['key frames without use', '@keyframes draw{from{opacity:0}}', ''],
    ['comments', '/* x */.band{margin:0}', '.band{margin:0}'],
  ])('%s', (_name, css, expected) => {
    expect(used(css)).toBe(expected);
  });
});
