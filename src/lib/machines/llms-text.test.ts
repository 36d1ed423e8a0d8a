import { expect, test } from 'vitest';
import { llmsText } from './llms-text.ts';

const SITE = new URL('https://www.example.com');
const SECTIONS = [
  { title: 'Company', links: [{ title: 'Neithal', path: '/', description: 'What the company does.' }] },
  { title: 'Services', links: [{ title: 'Data & AI', path: '/services/data-ai', description: 'One test.' }] },
];

test('it has the form of llmstxt.org: name, summary, and lists of links to Markdown', () => {
  const text = llmsText({ name: 'Neithal', description: 'IT services', notice: undefined, sections: SECTIONS }, SITE);
  expect(text).toBe(`# Neithal

> IT services

## Company

- [Neithal](https://www.example.com/index.md): What the company does.

## Services

- [Data & AI](https://www.example.com/services/data-ai.md): One test.
`);
});

test('it says that facts are samples before anything is listed', () => {
  const text = llmsText({ name: 'Neithal', description: 'IT', notice: 'All invented.', sections: SECTIONS }, SITE);
  expect(text.indexOf('All invented.')).toBeGreaterThan(text.indexOf('> IT'));
  expect(text.indexOf('All invented.')).toBeLessThan(text.indexOf('## Company'));
});
