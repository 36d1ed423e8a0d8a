import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withFields } from './yaml-fields.ts';

const YAML = '# Facts\nname: Neithal\nseo:\n  title: Insurance\ncards:\n  - title: One\n  - title: Two # second\n';

test('the fields that are named have other values, all else stays', () => {
  const changed = withFields(YAML, { 'cards[1].title': 'Three', 'seo.title': 'Quotes: four', 'seo.order': 10 });
  expect(changed).toBe(YAML.replace('Two', 'Three').replace('Insurance\n', '"Quotes: four"\n  order: 10\n'));
});

test('a field without a value is taken out', () => {
  expect(parse(withFields(YAML, { 'seo.title': undefined, name: undefined }))).toEqual({
    seo: {},
    cards: [{ title: 'One' }, { title: 'Two' }],
  });
});

test('a field that has no place to stand in is refused', () => {
  expect(() => withFields(YAML, { 'menu.order': 1 })).toThrow('menu.order');
  expect(() => withFields(YAML, { 'cards[2].title': 'Three' })).toThrow('cards[2].title');
});
