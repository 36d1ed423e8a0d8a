import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const FACTS = {
  SITE: 'https://www.example.com',
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'website@example.com',
  SMTP_HOST: 'smtp.example.com',
  KEEP_DAYS: '365',
};

// What visitors have written must not lie where git would take it along.
test.each([
  ['data/enquiries.sqlite', join(import.meta.dirname, 'data/enquiries.sqlite')],
  ['', join(import.meta.dirname, 'data/enquiries.sqlite')],
  ['/var/lib/enquiries/enquiries.sqlite', '/var/lib/enquiries/enquiries.sqlite'],
])('messages lie in "%s" as seen from the folder of the service', (DATA, expected) => {
  expect(readSettings('no/settings.env', { ...FACTS, DATA }).DATA).toBe(expected);
});
