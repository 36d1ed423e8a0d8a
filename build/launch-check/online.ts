import { valueAt } from '../content-check/report/source.ts';
import { type Company, type Finding, type Rule, sourceAt } from './rule.ts';

/** In milliseconds. */
const PATIENCE = 10_000;
const NOT_THERE = [404, 410];

const FORMS = [
  { field: 'contactForm', id: 'L601', name: 'contact form' },
  { field: 'newsletter', id: 'L602', name: 'newsletter box' },
];

/** What is only found by asking a network. */
export const ONLINE_RULES = FORMS.map(({ id, name, field }) => ({
  id,
  level: 'error' as const,
  group: 'Online' as const,
  about: `The endpoint of the ${name} does not answer`,
  settle: 'See that the address is right and that the server behind it runs.',
  field,
}));

/** Asks the endpoints of both forms whether they are there. Nothing is sent: the question is the one before a POST. */
export async function endpointItems(company: Company): Promise<(Omit<Rule, 'find'> & Finding)[]> {
  const source = sourceAt(company, 'connections.yaml');
  const origin = String(valueAt(sourceAt(company, 'site.yaml')?.data, ['url']));
  const found = await Promise.all(
    ONLINE_RULES.map(async ({ field, ...rule }) => {
      const endpoint = valueAt(source?.data, [field, 'endpoint']);
      if (!source || typeof endpoint !== 'string' || endpoint === '') return [];
      const reason = await silenceOf(endpoint, origin);
      if (reason === undefined) return [];
      return [{ ...rule, title: `${endpoint} ${reason}`, place: source.placeOf([field, 'endpoint']) }];
    }),
  );
  return found.flat();
}

/** Why an endpoint counts as not answering; undefined if it answers. */
async function silenceOf(endpoint: string, origin: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(endpoint, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status >= 500 || NOT_THERE.includes(status) ? `answers with status ${status}` : undefined;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? `has not answered within ${PATIENCE / 1000} s` : 'cannot be reached';
  }
}
