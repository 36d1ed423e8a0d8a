import { FIELDS, type Values } from './fields.ts';

const PLACE = 'enquiry';

/** What a visitor has typed, kept until it is sent. */
export interface Draft {
  values: Values;
  /** What was sent last without being confirmed, and the reference it bore. */
  attempt?: { reference: string; values: Values };
}

/** The draft of this tab. A browser that keeps nothing has none. */
export function readDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(draft));
  } catch {
    // Storage that is full or forbidden: the text still stands in the form.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // As above.
  }
}

/**
 * The reference under which these values are sent: the one that they bore when they were last sent, so that the receiver
 * knows a copy from a new message, or else a new one.
 */
export function referenceFor(values: Values, attempt: Draft['attempt']): string {
  if (attempt && FIELDS.every((name) => attempt.values[name] === values[name])) return attempt.reference;
  // crypto.randomUUID is there on secure connections only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false;
  if ('attempt' in value && !isAttempt(value.attempt)) return false;
  return areValues(value.values);
}

function isAttempt(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('reference' in value) || !('values' in value)) return false;
  return typeof value.reference === 'string' && areValues(value.values);
}

function areValues(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  return FIELDS.every((name) => typeof Reflect.get(value, name) === 'string');
}
