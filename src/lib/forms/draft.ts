import { EMPTY, FIELDS, type Values } from './fields.ts';

const PREFIX = 'enquiry ';
/** How long a message that was not sent is kept, in milliseconds: seven days. */
const LIFE = 7 * 24 * 60 * 60 * 1000;
/** How long a page that is being left may still hold its draft, in milliseconds. */
const PATIENCE = 3000;

/** A message that is being written, kept in this browser until it is sent. */
export interface Draft {
  /** In 24 hexadecimal digits; the first of its references. */
  key: string;
  values: Values;
  /** When it was begun, in milliseconds since 1970. */
  began: number;
  /** The reference under which it was sent last, without being confirmed. */
  sentAs?: string | undefined;
}

/** A draft in which nothing stands, as of now. */
export function emptyDraft(): Draft {
  return { key: randomKey(), values: EMPTY, began: Date.now() };
}

/**
 * The draft that this page goes on with, if there is one: the one that it had before it was loaded again, or else the
 * newest that no other tab is writing.
 * @param mayAdopt whether one of another visit will do; asked again after waiting for one
 */
export async function takeDraft(mayAdopt: () => boolean): Promise<Draft | undefined> {
  const own = ownKey();
  if (own) {
    hold(own);
    return readDraft(own) ?? { ...emptyDraft(), key: own };
  }
  for (const draft of mayAdopt() ? storedDrafts() : []) {
    if (!(await hold(draft.key, PATIENCE)) || !mayAdopt()) continue;
    remember(draft.key);
    return draft;
  }
  return undefined;
}

/**
 * Keeps a draft. Where storage is full or forbidden, its text still stands in the form, and its key in the tab's history,
 * so that a copy of the message bears the same reference also after a reload.
 */
export function keepDraft(draft: Draft): void {
  if (ownKey() !== draft.key) {
    remember(draft.key);
    hold(draft.key);
  }
  inStorage((storage) => storage.setItem(PREFIX + draft.key, JSON.stringify(draft)));
}

export function dropDraft({ key }: Draft): void {
  remember(undefined);
  inStorage((storage) => storage.removeItem(PREFIX + key));
}

/**
 * The reference of a message: the key of its draft and a checksum of its text. So the same text has the same reference,
 * whatever happened in between, and another text another one.
 */
export function referenceOf(key: string, values: Values): string {
  let sum = 0x811c9dc5;
  // FNV-1a.
  for (const unit of JSON.stringify(FIELDS.map((name) => values[name]))) {
    sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return key + sum.toString(16).padStart(8, '0');
}

export function hasText(values: Values): boolean {
  return FIELDS.some((name) => values[name].trim() !== '');
}

/** crypto.randomUUID is there on secure connections only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key that stands in the tab's history, which outlives a reload where nothing may be stored. */
function ownKey(): string | undefined {
  const key: unknown = history.state?.enquiry;
  return typeof key === 'string' ? key : undefined;
}

function remember(key: string | undefined) {
  try {
    history.replaceState({ ...history.state, enquiry: key }, '');
  } catch {
    // Safari refuses pages that write it too often; the form sends all the same.
  }
}

/**
 * Holds a draft until the page is left.
 * @param patience how long to wait for a tab that holds it, in milliseconds; for ever, if left out
 * @returns whether it is held
 */
function hold(key: string, patience?: number): Promise<boolean> {
  return new Promise((resolve) => {
    // Insecure connections have no locks.
    if (!('locks' in navigator)) return resolve(true);
    const keep = () => {
      resolve(true);
      return new Promise((release) => addEventListener('pagehide', release, { once: true }));
    };
    const options = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
    // Where nothing may be stored, nothing may be locked.
    const refuse = ({ name }: DOMException) => resolve(name !== 'TimeoutError');
    navigator.locks.request(PREFIX + key, options, keep).catch(refuse);
  });
}

/** All drafts, the newest first. Those that are too old go. */
function storedDrafts(): Draft[] {
  const names = inStorage((storage) => Object.keys(storage)) ?? [];
  const keys = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  return keys.flatMap((key) => readDraft(key) ?? []).sort((one, other) => other.began - one.began);
}

/** The draft with this key; one that is too old goes, and what something else has left in its place. */
function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(inStorage((storage) => storage.getItem(PREFIX + key)) ?? '');
    if (isDraft(draft) && draft.key === key && draft.began > Date.now() - LIFE) return draft;
  } catch {
    // No draft.
  }
  inStorage((storage) => storage.removeItem(PREFIX + key));
  return undefined;
}

/** @returns undefined where storage is full or forbidden */
function inStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values, began, sentAs = '' }: Record<string, unknown> = { ...value };
  const hasTexts = typeof key === 'string' && typeof sentAs === 'string';
  return hasTexts && typeof began === 'number' && areValues(values);
}

function areValues(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  return FIELDS.every((name) => typeof Reflect.get(value, name) === 'string');
}
