import { describe, expect, test } from 'vitest';
import { readProse } from './prose.ts';

const FIELDS = '---\ntitle: Privacy\n---\n\n';

/** What is said of a text that begins on the fifth line of its file. */
function problemsIn(text: string) {
  return readProse(`${FIELDS}${text}\n`).problems.map(({ line, found }) => `${line}: ${found}`);
}

describe('a page of text', () => {
  test('has its fields at the top, and its paragraphs and headings below', () => {
    expect(readProse(`${FIELDS}One.\n\n## Two\n\nThree.\n`)).toEqual({
      fields: 'title: Privacy',
      blocks: [
        { kind: 'paragraph', content: [{ kind: 'text', text: 'One.' }] },
        { kind: 'heading', level: 2, text: 'Two' },
        { kind: 'paragraph', content: [{ kind: 'text', text: 'Three.' }] },
      ],
      links: [],
      pictures: [],
      problems: [],
    });
  });

  test('stresses words, and breaks lines where it is told to', () => {
    const { blocks } = readProse(`${FIELDS}**A** *b* \`c\`  \nd`);
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'strong', content: [{ kind: 'text', text: 'A' }] },
          { kind: 'text', text: ' ' },
          { kind: 'emphasis', content: [{ kind: 'text', text: 'b' }] },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'c' },
          { kind: 'break' },
          { kind: 'text', text: 'd' },
        ],
      },
    ]);
  });

  test('has lists, in which lists may stand, tables and quotations', () => {
    const line = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] });
    const { blocks, problems } = readProse(`${FIELDS}- a\n  1. b\n\n> c\n\n| d |\n| - |\n| e |\n`);
    expect(blocks).toEqual([
      {
        kind: 'list',
        isNumbered: false,
        items: [[line('a'), { kind: 'list', isNumbered: true, items: [[line('b')]] }]],
      },
      { kind: 'quote', blocks: [line('c')] },
      { kind: 'table', name: 'd', head: [[{ kind: 'text', text: 'd' }]], rows: [[[{ kind: 'text', text: 'e' }]]] },
    ]);
    expect(problems).toEqual([]);
  });

  test('has tables that are called as the heading above them, or else as their columns', () => {
    const table = '| Part | In *a* year |\n| - | - |\n| Oil | 3 |\n';
    const { blocks } = readProse(`${FIELDS}${table}\n## What it costs\n\nA line.\n\n${table}`);
    expect(blocks.flatMap((block) => (block.kind === 'table' ? [block.name] : []))).toEqual([
      'Part, In a year',
      'What it costs',
    ]);
  });

  test('has typographic quotation marks, also round words that are stressed', () => {
    const { blocks } = readProse(`${FIELDS}It's "**here**" -- ...`);
    expect(JSON.stringify(blocks)).toMatch(/It’s “.*here.*” -- \.\.\./);
  });

  test.each(['/contact', '/', 'https://www.example.com/a?b=c', 'mailto:a@example.com', 'tel:+91-44-55500118'])(
    'has a link to %s',
    (href) => {
      const { links, problems } = readProse(`${FIELDS}[There](${href})`);
      expect({ links, problems }).toEqual({ links: [{ line: 5, href }], problems: [] });
    },
  );
});

test('a picture has a paragraph of its own, its words and perhaps a caption', () => {
  const { blocks, pictures, problems } = readProse(`${FIELDS}![Nine people at one table](team.jpg "In May")`);
  expect(blocks).toEqual([
    { kind: 'picture', photo: 'team.jpg', alternative: 'Nine people at one table', caption: 'In May' },
  ]);
  expect({ pictures, problems }).toEqual({ pictures: [{ line: 5, photo: 'team.jpg' }], problems: [] });
});

describe('what a page of text may not say is reported with its line:', () => {
  test.each([
    ['HTML', 'a <b>word</b>', ['5: HTML', '5: HTML']],
    ['HTML between paragraphs', 'a\n\n<script>\nx\n</script>', ['7: HTML']],
    ['HTML in a heading', '## a <b>', ['5: HTML']],
    ['a comment', '<!-- later -->', ['5: HTML']],
    ['a picture within a line', 'See ![Nine people at one table](team.jpg) here.', ['5: a picture']],
    ['a picture without words', '![](team.jpg)', ['5: a picture without words']],
    ['a picture elsewhere', '![Nine people at one table](/b.png)', ['5: the picture "/b.png"']],
    ['a line across the page', 'a\n\n***', ['7: a line across the page']],
    ['a block of code', '```js\nx\n```', ['5: a block of code']],
    ['a footnote', 'a[^1]\n\n[^1]: b', ['5: a footnote', '7: a footnote']],
    ['a box to tick', '- a\n- [ ] b', ['6: a box to tick']],
    ['a list that begins later', '4. a', ['5: a list from 4']],
    ['a heading in a list', '- # a', ['5: a heading']],
    [
      'an address apart from its link',
      '[a][b]\n\n[b]: /contact',
      ['5: a link apart from its address', '7: the address of a link apart from it'],
    ],
    ['crossed-out words', '~~a~~', ['5: crossed-out words']],
    ['stress in a heading', '## a *b*', ['5: emphasis text']],
    ['a link that is not secure', '[a](http://example.com)', ['5: a link to "http://example.com"']],
    ['a link with a script', '[a](javascript:alert(1))', ['5: a link to "javascript:alert(1)"']],
    ['a link to a file', '[a](terms.md)', ['5: a link to "terms.md"']],
    ['a link to another host without a scheme', '[a](//example.com)', ['5: a link to "//example.com"']],
    ['words behind an address', '[a](/contact "b")', ['5: "b" behind an address']],
  ])('%s', (_name, text, expected) => {
    expect(problemsIn(text)).toEqual(expected);
  });

  test.each([
    ['a heading of the first level', '# a', ['5: a heading of level 1 (#)']],
    ['the same, underlined', 'a\n===', ['5: a heading of level 1 (#)']],
    ['a first heading that skips a level', '### a', ['5: a heading of level 3 (###)']],
    ['a later one', '## a\n\n#### b\n\n### c', ['7: a heading of level 4 (####)']],
    ['a fifth level', '## a\n\n### b\n\n#### c\n\n##### d', ['11: a heading of level 5 (#####)']],
    ['nothing', '', ['3: nothing below the fields']],
  ])('%s', (_name, text, expected) => {
    expect(problemsIn(text)).toEqual(expected);
  });

  test('no heading, where levels go up again', () => {
    expect(problemsIn('## a\n\n### b\n\n## c\n\n### d\n\n#### e')).toEqual([]);
  });
});
