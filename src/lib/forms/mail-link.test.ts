import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('a mail begins with what was typed, whatever that was', () => {
  const link = new URL(mailLink('sales@example.com', 'A & B?', 'One line\nand "வணக்கம்" + 🙂'));
  expect(link.pathname).toBe('sales@example.com');
  expect(link.searchParams.get('subject')).toBe('A & B?');
  expect(link.searchParams.get('body')).toBe('One line\r\nand "வணக்கம்" + 🙂');
});

test('half a character does not stand in the way', () => {
  expect(mailLink('sales@example.com', '', 'a\ud83d')).toContain('body=a%EF%BF%BD');
});
