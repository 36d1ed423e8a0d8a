import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('places in braces are filled with text and numbers, each as often as it stands there', () => {
  const filled = fillIn('© {year} {name}. {name} since {founded}.', { year: 2024, name: 'Neithal', founded: 2018 });
  expect(filled).toBe('© 2024 Neithal. Neithal since 2018.');
});

test('places stay as they are when nobody knows them', () => {
  expect(fillIn('Since {start}.', { founded: 2018 })).toBe('Since {start}.');
});

test('places may be filled with zero', () => {
  expect(fillIn('{count} left', { count: 0 })).toBe('0 left');
});
