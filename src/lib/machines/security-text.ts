import type { Site } from '../../schemas/site.ts';
import { dateOf } from '../format/calendar.ts';

/** Where RFC 9116 wants it to stand. */
const SECURITY_TEXT = '/.well-known/security.txt';

/**
 * The text that tells where to report a hole in the site's security (RFC 9116).
 * @throws if the day of expiry is not in the calendar.
 */
export function securityText({ url, security }: Pick<Site, 'url' | 'security'>): string {
  const date = dateOf(security.expires);
  if (date === undefined) throw new Error(`${security.expires} is no day of the calendar.`);
  const fields = {
    Contact: `mailto:${security.contact}`,
    // The end of that day.
    Expires: date.toISOString().replace('T00:00:00.000Z', 'T23:59:59Z'),
    'Preferred-Languages': 'en',
    Canonical: url + SECURITY_TEXT,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
