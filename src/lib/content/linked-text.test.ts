import { expect, test } from 'vitest';
import { textParts } from './linked-text.ts';

test('a text without links is one part', () => {
  expect(textParts('A ledger (in Tally).')).toEqual(['A ledger (in Tally).']);
});

test('links stand between the words, wherever they are', () => {
  const cloud = { label: 'Cloud & DevOps', href: '/services/cloud-devops' };
  expect(textParts('[Cloud & DevOps](/services/cloud-devops) runs it.')).toEqual([cloud, ' runs it.']);
  expect(textParts('It runs in the cloud: [Cloud & DevOps](/services/cloud-devops)')).toEqual([
    'It runs in the cloud: ',
    cloud,
  ]);
  expect(textParts('See [Contact](/contact#terms) or [Cloud & DevOps](/services/cloud-devops).')).toEqual([
    'See ',
    { label: 'Contact', href: '/contact#terms' },
    ' or ',
    cloud,
    '.',
  ]);
});
