import { expect, test } from 'vitest';
import { readSite } from '../../../build/content-files.ts';
import { SAMPLE } from '../../../tests/support/sample.ts';
import { reachLinks } from './reach.ts';

const { contact } = readSite(SAMPLE);
const LABELS = { phone: 'Call {phone}', whatsapp: 'WhatsApp' };

test('nothing stands on every page unless the company says so', () => {
  expect(reachLinks({ ...contact, whatsapp: '+91 98400 12345' }, LABELS)).toEqual([]);
});

test('a telephone number is called, and WhatsApp opens a chat, in the order that the company names', () => {
  const whatsapp = '+91 98400 12345';
  const ways = { ...contact, phone: '+91 44 5550 0118', whatsapp, onEveryPage: ['whatsapp', 'phone'] as const };
  expect(reachLinks({ ...ways, onEveryPage: [...ways.onEveryPage] }, LABELS)).toEqual([
    { label: 'WhatsApp', href: 'https://wa.me/919840012345' },
    { label: 'Call +91 44 5550 0118', href: 'tel:+914455500118' },
  ]);
});
