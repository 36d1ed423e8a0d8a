import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft, referenceFor } from './draft.ts';
import { EMPTY } from './fields.ts';

const VALUES = { ...EMPTY, message: 'Two lines,\nand the second one.' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is kept until it is dropped', () => {
  expect(readDraft()).toBeUndefined();
  keepDraft({ values: VALUES });
  expect(readDraft()).toEqual({ values: VALUES });
  dropDraft();
  expect(readDraft()).toBeUndefined();
});

test.each(['', 'null', '{}', '{"values":{"email":1}}', `{"values":${JSON.stringify(EMPTY)},"attempt":3}`])(
  'what something else has left in its place is no draft: %s',
  (text) => {
    stored.set('enquiry', text);
    expect(readDraft()).toBeUndefined();
  },
);

test('a browser that keeps nothing is not asked twice', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft({ values: VALUES });
  expect(readDraft()).toBeUndefined();
  expect(dropDraft).not.toThrow();
});

test('a copy bears the reference of its message, and another message another', () => {
  const reference = referenceFor(VALUES, undefined);
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(referenceFor({ ...VALUES }, { reference, values: VALUES })).toBe(reference);
  expect(referenceFor({ ...VALUES, phone: '1' }, { reference, values: VALUES })).not.toBe(reference);
});
