import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Draft, dropDraft, emptyDraft, keepDraft, referenceOf, takeDraft } from './draft.ts';
import { EMPTY } from './fields.ts';

const DAY = 24 * 60 * 60 * 1000;
const VALUES = { ...EMPTY, message: 'Two lines,\nand the second one.' };
let stored: Record<string, string>;
/** The names that other tabs have locked. */
let elsewhere: string[];

/** A new page, whose entry in the tab's history has this key. */
function openPage(enquiry?: string) {
  const entry = { state: { enquiry } };
  vi.stubGlobal(
    'history',
    Object.assign(entry, { replaceState: (state: typeof entry.state) => (entry.state = state) }),
  );
}

function draft(change: Partial<Draft> = {}): Draft {
  return { ...emptyDraft(), values: VALUES, ...change };
}

beforeEach(() => {
  stored = {};
  elsewhere = [];
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => Object.assign(stored, { [name]: value }),
    removeItem: (name: string) => delete stored[name],
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  const request = async (name: string, _: object, keep: () => void) => {
    if (elsewhere.includes(name)) throw new DOMException('Too late', 'TimeoutError');
    keep();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('addEventListener', () => {});
  openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  test('is found by the next page, until it is dropped', async () => {
    const kept = draft();
    keepDraft(kept);
    openPage();
    expect(await takeDraft(() => true)).toEqual(kept);
    // Loaded again, by which the browser may have put the text back itself.
    expect(await takeDraft(() => false)).toEqual(kept);
    dropDraft(kept);
    openPage();
    expect(await takeDraft(() => true)).toBeUndefined();
  });

  test('is found by its own page, whatever else is there', async () => {
    const [own, other] = [draft(), draft({ began: Date.now() + 1 })];
    for (const one of [own, other]) keepDraft(one);
    openPage(own.key);
    expect(await takeDraft(() => false)).toEqual(own);
  });

  test('is left alone by a page in which something stands, or another tab writes it', async () => {
    const kept = draft();
    keepDraft(kept);
    openPage();
    expect(await takeDraft(() => false)).toBeUndefined();
    elsewhere = [`enquiry ${kept.key}`];
    expect(await takeDraft(() => true)).toBeUndefined();
  });

  test('is the newest of those that are left', async () => {
    const drafts = [3, 1, 2].map((days) => draft({ began: Date.now() - days * DAY }));
    for (const one of drafts) keepDraft(one);
    openPage();
    expect(await takeDraft(() => true)).toEqual(drafts[1]);
  });

  test('is forgotten after seven days', async () => {
    keepDraft(draft({ began: Date.now() - 8 * DAY }));
    openPage();
    expect(await takeDraft(() => true)).toBeUndefined();
    expect(stored).toEqual({});
  });

  test('has its key in the history of a tab that may store nothing', async () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const kept = draft();
    keepDraft(kept);
    expect(await takeDraft(() => true)).toMatchObject({ key: kept.key, values: EMPTY });
  });

  test('is kept, and goes, where the history may not be written', async () => {
    const kept = draft();
    vi.stubGlobal('history', {
      state: {},
      replaceState: () => {
        throw new DOMException('Too often', 'SecurityError');
      },
    });
    keepDraft(kept);
    expect(await takeDraft(() => true)).toEqual(kept);
    dropDraft(kept);
    expect(stored).toEqual({});
  });

  test.each(['', 'null', '{}', '{"values":{"email":1}}', JSON.stringify({ ...draft(), sentAs: 3 })])(
    'is not what something else has left in its place: %s',
    async (text) => {
      stored['enquiry a'] = text;
      expect(await takeDraft(() => true)).toBeUndefined();
    },
  );
});

test('the same text of a draft has the same reference, and another text another, of the same beginning', () => {
  const { key } = draft();
  const reference = referenceOf(key, VALUES);
  expect(reference).toMatch(/^[0-9a-f]{32}$/);
  expect(referenceOf(key, { ...VALUES })).toBe(reference);
  const other = referenceOf(key, { ...VALUES, phone: '1' });
  expect(other).not.toBe(reference);
  expect(other.slice(0, 24)).toBe(reference.slice(0, 24));
  expect(referenceOf(draft().key, VALUES)).not.toBe(reference);
});
