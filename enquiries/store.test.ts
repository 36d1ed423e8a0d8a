import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { lock, Store } from './store.ts';
import { isSubmission, readSubmission, type Submission } from './submission.ts';

const NOW = Date.parse('2026-11-22');
const DAY = 24 * 60 * 60 * 1000;

function opened(folder = scratchFolder()): Store {
  const store = new Store(join(folder, 'enquiries.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

function submission(reference = '', message = 'Hello', email = 'meena@example.org'): Submission {
  const result = readSubmission(new URLSearchParams({ reference, message, email }));
  if (!isSubmission(result)) throw new Error(JSON.stringify(result));
  return result;
}

const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)];

describe('a copy', () => {
  test.each([
    ['has the same reference, whenever it comes', ONE, ONE, 400 * DAY, true],
    ['is the same text without a reference', ONE, '', DAY - 1, true],
    ['is the same text of one that had no reference', '', ONE, DAY - 1, true],
    ['is no text that comes again a day later', '', '', DAY, false],
    ['is no text that bears another reference', ONE, TWO, 1, false],
  ])('%s', (_, first, second, later, isCopy) => {
    const store = opened();
    store.add(submission(first), NOW);
    expect(store.hasCopyOf(submission(second), NOW + later)).toBe(isCopy);
  });

  test('is no other text under the same reference, which is kept under another, once', () => {
    const store = opened();
    store.add(submission(ONE), NOW);
    const other = submission(ONE, 'Something else');
    expect(store.hasCopyOf(other, NOW)).toBe(false);
    expect(store.add(other, NOW)).not.toBe(ONE);
    expect(store.hasCopyOf(other, NOW)).toBe(true);
    expect(store.list('all').map(({ fields }) => fields.message)).toEqual(['Hello', 'Something else']);
  });

  test.each(['', ONE])('of what is held as a robot’s is no person’s message with the reference "%s"', (reference) => {
    const store = opened();
    const held = { ...submission(reference), suspicion: 'A robot.' };
    store.add(held, NOW);
    expect(store.hasCopyOf(held, NOW)).toBe(true);
    expect(store.hasCopyOf(submission(reference), NOW)).toBe(false);
    store.add(submission(reference), NOW);
    expect(store.hasCopyOf(submission(reference), NOW)).toBe(true);
  });
});

describe('a message', () => {
  test('is sent by one alone, and only while it waits', () => {
    const store = opened();
    store.add(submission(ONE), NOW);
    expect([store.begin(ONE), store.begin(ONE)]).toEqual([true, false]);
    expect(store.nextToMail(NOW)).toBeUndefined();
  });

  test('that was being sent when the service was killed is uncertain, and waits again only if it is told to', () => {
    const folder = scratchFolder();
    const first = opened(folder);
    first.add(submission(ONE), NOW);
    first.begin(ONE);
    const store = opened(folder);
    expect(store.settleInterrupted()).toBe(1);
    expect([store.find(ONE)?.status, store.nextToMail(NOW)]).toEqual(['uncertain', undefined]);
    expect(store.retry(ONE)).toBe(1);
    expect(store.nextToMail(NOW)?.reference).toBe(ONE);
  });

  test('that was put off waits until its time', () => {
    const store = opened();
    store.add(submission(ONE), NOW);
    store.begin(ONE);
    store.postpone(ONE, NOW + 1000, '451 Later');
    expect([store.nextToMail(NOW + 999), store.nextToMail(NOW + 1000)?.attempts]).toEqual([undefined, 1]);
  });

  test('that has failed and shall be tried again begins anew', () => {
    const store = opened();
    store.add(submission(ONE), NOW);
    store.postpone(ONE, NOW + 1000, '451 Later');
    store.settle(ONE, 'failed', '451 Later');
    expect(store.retry('failed')).toBe(1);
    expect(store.nextToMail(NOW)).toMatchObject({ attempts: 0, problem: '' });
  });

  test('of a robot is held, and mailed when it is called by its reference', () => {
    const store = opened();
    store.add({ ...submission(ONE), suspicion: 'A robot.' }, NOW);
    expect([store.nextToMail(NOW), store.retry('held'), store.retry(ONE)]).toEqual([undefined, 0, 1]);
  });
});

describe('what is forgotten', () => {
  test.each([
    ['MEENA@example.org', 'meena@example.org'],
    ['meena@உதாரணம்.example', 'meena@உதாரணம்.example'],
    [ONE, 'meena@example.org'],
  ])('by %s is in no file any more', (what, email) => {
    const folder = scratchFolder();
    const store = opened(folder);
    store.add(submission(ONE, 'A secret that nobody keeps', email), NOW);
    store.add(submission(TWO, 'Another one', 'other@example.org'), NOW);
    expect(store.forget(what)).toMatchObject([{ reference: ONE }]);
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name), 'latin1')).not.toContain('A secret');
    expect(store.list('all').map(({ reference }) => reference)).toEqual([TWO]);
  });

  test('by its age is what came before', () => {
    const store = opened();
    store.add(submission(ONE), NOW - 1);
    store.add(submission(TWO, 'Another one'), NOW);
    expect(store.forgetBefore(NOW)).toEqual([{ reference: ONE, status: 'waiting' }]);
    expect(store.list('all').map(({ reference }) => reference)).toEqual([TWO]);
  });
});

test('one service alone has a file, until it ends', () => {
  const file = join(scratchFolder(), 'enquiries.sqlite');
  const unlock = lock(file);
  expect(() => lock(file)).toThrow('Another service runs');
  unlock();
  lock(file)();
});
