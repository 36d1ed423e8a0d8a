import { areProblems, type Problems } from './fields.ts';
import { type Confirmation, isConfirmed } from './form-service.ts';

/**
 * What became of a message. Only `sent` is certain of its arrival, and only `offline`, `blocked`, `refused` and `busy` are
 * certain that it did not arrive.
 */
export type Outcome =
  | { kind: 'sent' | 'offline' | 'blocked' | 'broken' | 'lost' }
  /** What the service says is wrong, where it says so as `FormEndpoint` does. */
  | { kind: 'refused'; problems?: Problems }
  /** Too many messages: in how many seconds to try again, where the service says so. */
  | { kind: 'busy'; wait: number | undefined };

/** In milliseconds, from the first byte of the question to the last of the answer. */
const TIME_LIMIT = 20_000;

/** Browsers finish a request of a page that is closed only if it is small: 64 kB, in the Fetch standard. */
const LONGEST_KEPT = 60_000;

/** Services confirm in some hundred bytes. */
const LONGEST_ANSWER = 65_536;

/** Sends a form in one request, and never a second one by itself. */
export async function sendForm(action: string, body: URLSearchParams, confirmation: Confirmation): Promise<Outcome> {
  const isOffline = !navigator.onLine;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      keepalive: body.toString().length < LONGEST_KEPT,
      signal: limit.signal,
    });
    return await outcomeOf(response, confirmation);
  } catch {
    return { kind: isOffline ? 'offline' : 'lost' };
  } finally {
    clearTimeout(timer);
    // What is left of an answer that was not read to its end.
    limit.abort();
  }
}

async function outcomeOf(response: Response, confirmation: Confirmation): Promise<Outcome> {
  const { status, headers } = response;
  if (status === 429) return { kind: 'busy', wait: secondsIn(headers.get('Retry-After')) };
  if (status >= 500) return { kind: 'broken' };
  if (status >= 400) return { kind: 'refused', ...(await problemsIn(response)) };
  // A redirect that is not followed has no status.
  if (!response.ok) return { kind: 'lost' };
  const answer: unknown = JSON.parse(await textOf(response));
  return { kind: isConfirmed(answer, confirmation) ? 'sent' : 'lost' };
}

/** What an own server says is wrong, field by field; other services say nothing of the kind. */
async function problemsIn(response: Response): Promise<{ problems?: Problems }> {
  try {
    const { problems }: { problems?: unknown } = JSON.parse(await textOf(response));
    return areProblems(problems) ? { problems } : {};
  } catch {
    return {};
  }
}

/** @throws if the answer is longer than any that confirms */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('This answer is too long.');
  }
  return text + decoder.decode();
}

/** The value of Retry-After, which is a number of seconds or a date. */
function secondsIn(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}
