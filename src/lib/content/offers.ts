import type { Offer } from '../../schemas/site.ts';

/**
 * A page whose sections, and the entries in them, say the offers that they name: after their own words, which are their
 * `text` or else their `intro`.
 * @throws if an offer is named that offers.yaml does not have.
 */
export function withOffers<Page>(page: Page, offers: readonly Offer[]): Page {
  return inFull(page, offers) as Page;
}

function inFull(value: unknown, offers: readonly Offer[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => inFull(entry, offers));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inFull(field, offers)]));
  if (!namesOffer(fields)) return fields;
  const offer = offers.find(({ name }) => name === fields.offer);
  if (!offer) throw new Error(`There is no offer "${fields.offer}" in offers.yaml.`);
  const place = fields.text === undefined ? 'intro' : 'text';
  return { ...fields, [place]: [fields[place], offer.text].filter(Boolean).join(' ') };
}

function namesOffer(value: object): value is { offer: string; text?: string; intro?: string } {
  return 'offer' in value && typeof value.offer === 'string';
}
