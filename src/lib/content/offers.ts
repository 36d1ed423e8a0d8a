import type { Offer } from '../../schemas/site.ts';

/**
 * A page whose sections say their offers: after the section's own words, which are its `text` or else its `intro`.
 * @throws if a section names an offer that offers.yaml does not have.
 */
export function withOffers<Page extends object>(page: Page, offers: readonly Offer[]): Page {
  const sections = Object.entries(page).map(([name, section]) => [name, inFull(section, offers)]);
  return Object.fromEntries(sections) as Page;
}

function inFull(section: unknown, offers: readonly Offer[]): unknown {
  if (!namesOffer(section)) return section;
  const offer = offers.find(({ name }) => name === section.offer);
  if (!offer) throw new Error(`There is no offer "${section.offer}" in offers.yaml.`);
  const place = section.text === undefined ? 'intro' : 'text';
  return { ...section, [place]: [section[place], offer.text].filter(Boolean).join(' ') };
}

function namesOffer(section: unknown): section is { offer: string; text?: string; intro?: string } {
  return typeof section === 'object' && section !== null && 'offer' in section && section.offer !== undefined;
}
