import { toString as contentOf } from 'hast-util-to-string';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { all, builtPage, builtText, mainOf, textOf } from '../support/built-page.ts';
import { everywhere } from '../support/sitemap.ts';

/** What asks a reader to find something by its place, its colour or its shape. */
const BY_SIGHT =
  /\b(?:click|press|tap|choose|select|see|use)\b[^.]*\b(?:on the (?:left|right)|(?:red|green|blue|orange|yellow|round|square) (?:button|link|icon|field|box))\b/i;
/** What a rule must not do for a pointer or for the focus alone. */
const REVEALS = [
  'display',
  'visibility',
  'opacity',
  'content',
  'content-visibility',
  'height',
  'max-height',
  'clip-path',
  'scale',
];

const sheets = new Map<string, Rule[]>();

/** The rules of a page's style sheet, each with its selector; a sheet is parsed once. */
function rulesOf(address: string): Rule[] {
  const known = sheets.get(address);
  if (known) return known;
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(builtPage(address).html) ?? [];
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    rules.push(rule);
  });
  sheets.set(address, rules);
  return rules;
}

/** The same words whatever their case, marks and gaps. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

test('WCAG 1.3.2, 2.4.3: nothing has a place of its own in the order of Tab', () => {
  for (const address of everywhere) {
    const moved = all(builtPage(address).root, '[tabindex]').filter(
      ({ properties }) => Number(properties.tabIndex) > 0,
    );
    expect(moved, address).toEqual([]);
  }
});

test('WCAG 1.3.3: no sentence sends a reader to something by its place, colour or shape', () => {
  for (const address of everywhere) expect(textOf(mainOf(builtPage(address))), address).not.toMatch(BY_SIGHT);
});

test('WCAG 1.3.4: a page and the installed site may be held upright or on their side', () => {
  for (const address of everywhere) expect(builtPage(address).html, address).not.toMatch(/orientation:/);
  expect(JSON.parse(builtText('manifest.webmanifest')).orientation ?? 'any').toBe('any');
});

test('WCAG 1.4.5: no words are a picture: what a page shows from a file is a photograph or a drawing of lines', () => {
  for (const address of everywhere) {
    const { root } = builtPage(address);
    for (const { properties } of all(root, 'img, source')) {
      expect(String(properties.src ?? properties.srcSet), address).toMatch(/\.(?:avif|webp|jpe?g)\b/);
    }
    expect(all(root, 'canvas, object, embed, input[type=image]'), address).toEqual([]);
    const files = rulesOf(address).flatMap((rule) => rule.toString().match(/url\([^)]*\)/g) ?? []);
    expect(files, address).toEqual([]);
  }
});

test('WCAG 1.4.13: nothing appears because something is pointed at or has the focus', () => {
  for (const address of everywhere) {
    expect(all(builtPage(address).root, 'body [title]'), address).toEqual([]);
    // What hides a menu that the focus has left does the opposite.
    const revealing = rulesOf(address).flatMap((rule) => {
      if (!/:(?:hover|focus(?!-within))/.test(rule.selector.replace(/:(?:not|has)\([^)]*\)/g, ''))) return [];
      const found: string[] = [];
      // Also in what is nested in it: a condition, or an element of it.
      rule.walkDecls((declaration) => {
        if (REVEALS.includes(declaration.prop)) found.push(`${rule.selector} ${declaration}`);
      });
      return found;
    });
    expect(revealing, address).toEqual([]);
  }
});

test('WCAG 2.3.1: no movement repeats, so nothing can flash three times', () => {
  for (const address of everywhere) {
    for (const rule of rulesOf(address)) {
      rule.walkDecls(/^animation(?:-iteration-count)?$/, ({ value }) => {
        expect(value, `${address}: ${rule.selector}`).not.toMatch(
          /\binfinite\b|(?:^|[\s,])(?:[2-9]|\d{2,})(?:$|[\s,])/,
        );
      });
    }
  }
});

test('WCAG 2.2.2: what moves by itself has come to rest within five seconds', () => {
  const inSeconds = (value: string) =>
    [...value.matchAll(/([\d.]+)(m?s)\b/g)].reduce(
      (sum, [, time, unit]) => sum + Number(time) / (unit === 's' ? 1 : 1000),
      0,
    );
  let longest = 0;
  for (const address of everywhere) {
    for (const rule of rulesOf(address)) {
      rule.walkDecls(/^animation(?:-duration|-delay)?$/, ({ value }) => {
        longest = Math.max(longest, ...value.split(/,(?![^(]*\))/).map(inSeconds));
      });
    }
  }
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(5);
});

test('WCAG 2.4.7: no rule takes away the ring round what has the focus', () => {
  for (const address of everywhere) {
    const rings = rulesOf(address).filter(({ selector }) => selector.includes(':focus-visible'));
    expect(rings.length, address).toBeGreaterThan(0);
    const unfocused = /:not\([^()]*:focus-visible\)/;
    for (const rule of rulesOf(address)) {
      rule.walkDecls(/^outline(?:-style|-width)?$/, ({ value, parent }) => {
        if (parent?.type === 'rule' && unfocused.test((parent as Rule).selector)) return;
        expect(value, `${address}: ${rule.selector}`).not.toMatch(/^(?:none|0\w*)\b/);
      });
    }
  }
});

test('WCAG 2.5.3: what is said of a link or button holds what it shows', () => {
  let controls = 0;
  for (const address of everywhere) {
    for (const control of all(builtPage(address).root, 'a[aria-label], button[aria-label]')) {
      const shown = plain(contentOf(control));
      expect(plain(String(control.properties.ariaLabel)), `${address}: ${shown}`).toContain(shown);
      controls += 1;
    }
  }
  expect(controls).toBeGreaterThan(0);
});

test('WCAG 3.2.2: nothing that is typed or chosen leads anywhere by itself', () => {
  for (const address of everywhere) {
    expect(
      all(builtPage(address).root, 'select, input[type=radio], input[type=checkbox], meta[http-equiv=refresh]'),
    ).toEqual([]);
  }
});
