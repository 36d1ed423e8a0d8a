import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './policies.ts';

function policyOf(html: string): string {
  return withPolicy(`<!doctype html><head><meta charset="utf-8">${html}`, 'page.html').split('content="')[1] ?? '';
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('a page may use its own styles, and no others', () => {
  expect(policyOf('<style>a{color:red}</style>')).toContain(`default-src 'none'; style-src ${hash('a{color:red}')};`);
});

test('each of several styles is allowed', () => {
  const policy = policyOf('<style>a{}</style><p>b</p><style>b{content:"</p>"}</style>');
  expect(policy).toContain(`style-src ${hash('a{}')} ${hash('b{content:"</p>"}')};`);
});

test('an inlined script is allowed by its hash', () => {
  expect(policyOf('<script>x()</script>')).toContain(`script-src ${hash('x()')};`);
});

test('a script of the site is allowed where a page loads one', () => {
  expect(policyOf('<script type="module" src="/_astro/x.js"></script>')).toContain(`script-src 'self';`);
});

test('a page without scripts may run none', () => {
  expect(policyOf('<script type="application/ld+json">{}</script><p>text</p>')).not.toContain('script-src');
});

test('the policy stands before everything that it holds for', () => {
  const html = withPolicy('<head><meta charset="utf-8"><link rel="icon" href="/x.svg">', 'page.html');
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<link'));
});

test('a page without a place for its policy is named', () => {
  expect(() => withPolicy('<head></head>', 'about.html')).toThrow('about.html has no <meta charset="utf-8">');
});

test('a form that sends may do so, and only to its endpoint', () => {
  const policy = policyOf('<form method="post" action="https://forms.example.com/f/abc"></form>');
  expect(policy).toContain(`form-action 'self' https://forms.example.com;`);
  expect(policy).toContain(`connect-src 'self';`);
});

test('a script may connect with the site and the endpoints of the forms of its page, and with nothing else', () => {
  const form = '<form action="http://localhost:8080/a"></form><form action="http://localhost:8080/b"></form>';
  const policy = policyOf(`${form}<script type="module" src="/_astro/x.js"></script>`);
  expect(policy).toContain(`connect-src 'self' http://localhost:8080;`);
  expect(policyOf('<form method="dialog"></form><script>x()</script>')).toContain(`connect-src 'self';`);
});

test('a form that sends nowhere may not', () => {
  expect(policyOf('<form method="dialog"></form>')).toContain(`form-action 'none';`);
});

test('an island may load its scripts', () => {
  expect(policyOf('<astro-island component-url="/_astro/x.js"></astro-island>')).toContain(`script-src 'self';`);
});
