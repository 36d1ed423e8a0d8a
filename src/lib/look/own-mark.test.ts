import { expect, test } from 'vitest';
import { MarkError, ownMark } from './own-mark.ts';

/** As a drawing program writes it. */
const DRAWING = `<?xml version="1.0"?><!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:pen="http://pen.example" width="64" height="48">
  <title>Logo final 3</title><metadata>C:\\Users\\Meena</metadata><style>.field{fill:#123456}</style>
  <defs><linearGradient id="shine"><stop offset="0" stop-color="#ffcc00"/></linearGradient></defs>
  <g pen:label="Ebene 1"><rect class="field" width="64" height="48" rx="8"/><path style="fill:url(#shine)" d="M10.12345 10 L 40 40 L 10 40 z"/></g>
</svg>`;

test('a drawing is cleaned of all but its shapes and colours', () => {
  const { box, markup, colours } = ownMark(DRAWING);
  expect(box).toEqual({ x: 0, y: 0, width: 64, height: 48 });
  expect(markup).not.toMatch(/Logo|Meena|hand|pen:|style|class/);
  expect(markup).toMatch(/<rect [^>]*fill="#123456"/);
  expect(colours.toSorted()).toEqual(['#123456', '#fc0']);
});

test('what a drawing says of all its shapes holds', () => {
  const { markup, colours } = ownMark(
    '<svg viewBox="0 0 9 9" fill="none" style="stroke:#123456"><path d="M0 0h9v9"/></svg>',
  );
  expect(markup).toMatch(/^<g [^>]*fill="none"[^>]*><path [^>]*\/><\/g>$/);
  expect(colours).toEqual(['#123456']);
});

test('what a shape does not need is left out, and what would act on the page', () => {
  const notes =
    'class="a" data-name="Layer 1" aria-label="K" tabindex="0" style="isolation:auto;mix-blend-mode:normal"';
  const { markup } = ownMark(`<svg viewBox="0 0 9 9"><path ${notes} fill="red" d="M0 0h9v9z"/></svg>`);
  expect(markup).toBe('<path fill="red" d="M0 0h9v9z"/>');
});

test('its names cannot meet those of a page', () => {
  expect(ownMark(DRAWING).markup).toMatch(/id="mark-\w+".*url\(#mark-\w+\)/);
});

test('a drawing without a colour is black', () => {
  expect(ownMark('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>').colours).toEqual(['#000']);
});

const drawn = (inside: string) => `<svg viewBox="0 0 9 9">${inside}</svg>`;

test.each([
  ['words', drawn('<text>K</text>'), '<text>', 'its letters as paths'],
  ['a script', drawn('<script>alert(1)</script><path d="M0 0h9v9z"/>'), '<script>', 'shapes alone'],
  ['what runs', drawn('<path d="M0 0h9v9z" onclick="alert(1)"/>'), 'onclick', 'runs and loads nothing'],
  ['a photograph', drawn('<image href="https://x.example/a.png"/>'), '<image>', 'shapes alone'],
  ['what it would load', drawn('<path d="M0 0h9v9z" fill="url(https://x.example/#a)"/>'), 'fill=', 'loads nothing'],
  ['blending', drawn('<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>'), 'style=', 'no blending'],
  ['a filter', drawn('<path filter="blur(3px)" d="M0 0h9v9z"/>'), 'filter=', 'no blending, filters'],
  [
    'what it would load for all',
    '<svg viewBox="0 0 9 9" fill="url(https://x.example/#a)"><path d="M0 0h9v9z"/></svg>',
    'fill=',
    'loads nothing',
  ],
  ['no shapes', drawn(''), 'without shapes', 'a drawing of paths'],
  ['no size', '<svg><path d="M0 0h9v9z"/></svg>', 'without a size', 'viewBox="0 0 64 64"'],
  ['a wordmark', '<svg viewBox="0 0 90 9"><path d="M0 0h90v9z"/></svg>', '90 × 9', 'the mark alone'],
  ['what is no SVG', 'GIF89a', 'no SVG', 'an SVG file'],
  [
    'a drawing of very many points',
    drawn(`<path d="M0 0${Array.from({ length: 999 }, (_, index) => `l${index % 7} -${index % 5}`).join('')}"/>`),
    'characters',
    'fewer points',
  ],
])('%s: is refused in words', (_name, svg, found, expected) => {
  expect(() => ownMark(svg)).toThrow(found);
  try {
    ownMark(svg);
  } catch (error) {
    expect(error).toBeInstanceOf(MarkError);
    expect((error as MarkError).expected).toContain(expected);
  }
});
