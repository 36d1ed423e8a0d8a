import type { Site } from '../../schemas/site.ts';

type Location = Site['contact']['location'];

const countries = new Intl.DisplayNames('en-IN', { type: 'region' });

/** The office's address in one line: `Chennai, Tamil Nadu, India`. */
export function addressText({ street, city, postcode, region, country }: Location): string {
  const town = [city, postcode].filter(Boolean).join(' ');
  return [street, town, region, countries.of(country)].filter(Boolean).join(', ');
}
