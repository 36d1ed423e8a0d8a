import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['Insurance', 'insurance'],
  ['CRM', 'crm'],
  ['Consumer Goods', 'consumer-goods'],
  ['UI/UX Design', 'ui-ux-design'],
  ['Data & AI', 'data-ai'],
])('%s leads to /%s', (label, name) => {
  expect(slug(label)).toBe(name);
});

test('an address neither begins nor ends with a hyphen', () => {
  expect(slug(' (New) & improved! ')).toBe('new-improved');
});
