import { expect, test } from 'vitest';
import { all, attributeOf, builtPage, textOf } from '../support/built-page.ts';
import { sends } from '../support/sending.ts';
import { everywhere, NOWHERE, sitemap } from '../support/sitemap.ts';

/** What of a page matches, with the page's address. */
function found(selector: string, pages = everywhere) {
  return pages.flatMap((address) =>
    all(builtPage(address).root, selector).map((element) => ({ address, element, text: textOf(element) })),
  );
}

/** Structured data stands in a script element, too, and is not run. */
const SCRIPT = 'script:not([type="application/ld+json"])';

test('§6 Roles: there is no login, no password and no link or button that speaks of one', () => {
  expect(found('input[type=password]')).toEqual([]);
  const controls = found('a, button');
  expect(controls.length).toBeGreaterThan(sitemap.length);
  expect(controls.filter(({ text }) => /\b(log|sign)[ -]?(in|up|out)\b/i.test(text))).toEqual([]);
});

test('§7 Calls: no script stands on any page but the not-found page, which has one, without an address, and those that send', () => {
  const silent = sitemap.filter((address) => !sends(address));
  expect(found(`${SCRIPT}, astro-island`, silent)).toEqual([]);
  const scripts = found(SCRIPT, [NOWHERE]).map(({ element }) => attributeOf(element, 'src'));
  if (!sends(NOWHERE)) expect(scripts).toEqual([undefined]);
});

test('§7 Calls: nothing on any page runs when something happens to it', () => {
  const running = found('*').filter(({ element }) =>
    Object.entries(element.properties).some(
      ([name, value]) => /^on[A-Z]|^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(String(value)),
    ),
  );
  expect(running).toEqual([]);
});

test('§7 Calls: no page embeds anything', () => {
  expect(found('iframe, object, embed, frame, video, audio')).toEqual([]);
});
