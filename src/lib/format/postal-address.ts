import type { Site } from '../../schemas/site.ts';

type Location = Omit<Site['contact']['location'], 'map'>;

const countries = new Intl.DisplayNames('en-IN', { type: 'region' });

/** A country's name by its two letters: `India`. */
export function countryName(country: string): string {
  return countries.of(country) ?? country;
}

/** The office's address in one line: `Chennai, Tamil Nadu, India`. */
export function addressText({ street, city, postcode, region, country }: Location): string {
  const town = [city, postcode].filter(Boolean).join(' ');
  return [street, town, region, countryName(country)].filter(Boolean).join(', ');
}
