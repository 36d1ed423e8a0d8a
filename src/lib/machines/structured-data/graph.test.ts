import { expect, test } from 'vitest';
import { readSite } from '../../../../build/content-files.ts';
import { elementsIn } from '../../../../build/elements-in.ts';
import { SAMPLE } from '../../../../tests/support/sample.ts';
import { dataTexts } from '../../../../tests/support/structured-data.ts';
import { structuredData } from './graph.ts';
import { jsonLd } from './json-ld.ts';

const site = { ...readSite(SAMPLE), url: 'https://neithal.in' };
const labels = { sales: 'Sales', support: 'Support', whatsapp: 'WhatsApp' };
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Data & AI', path: '/services/data-ai' },
];

/** The graph of a page with this content. */
function graphOf(data: object, facts = site, collection: 'services' | 'home' | 'contact' | 'texts' = 'services') {
  const page = { path: '/services/data-ai', collection, data };
  return structuredData(facts, 'en-IN', page, crumbs)['@graph'];
}

test('text that looks like the end of a script cannot end the element it stands in', () => {
  const title = '</script><script>alert(1)</script><!-- <script>';
  const page = { path: '/about', collection: 'about', data: { title, tagline: title } } as const;
  const html = `<body><script type="application/ld+json">${jsonLd(structuredData(site, 'en-IN', page, crumbs))}</script></body>`;
  expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual(['html', 'head', 'body', 'script']);
  const [text = ''] = dataTexts(html);
  expect(JSON.parse(text)['@graph']).toContainEqual(expect.objectContaining({ '@type': 'AboutPage', name: title }));
});

test('a page without a banner is described by the company, the site and its lists alone', () => {
  expect(graphOf({ seo: {} }, site, 'home').map((node) => Reflect.get(Object(node), '@type'))).toEqual([
    'Organization',
    'WebSite',
  ]);
});

test('a list has entries with pages of their own, and a list without them is none', () => {
  const services = { title: 'What we do', items: [{ title: 'Data & AI', page: '/services/data-ai' }] };
  expect(graphOf({ services })).toContainEqual({
    '@type': 'ItemList',
    '@id': 'https://neithal.in/services/data-ai#services',
    name: 'What we do',
    itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://neithal.in/services/data-ai' }],
  });
  const withoutPages = { title: 'What we do', items: [{ title: 'Feasibility test' }] };
  expect(JSON.stringify(graphOf({ services: withoutPages }))).not.toContain('ItemList');
});

test('a service is told by the name that people search for, and by its parts', () => {
  const data = {
    title: 'ERP',
    tagline: 'One ledger for stores, sales and accounts.',
    seo: { title: 'ERP software for Tamil Nadu' },
    solutions: { title: 'Modules', items: [{ title: 'Financial' }, { title: 'Supply Chain' }] },
  };
  expect(graphOf(data)).toContainEqual(
    expect.objectContaining({
      '@type': 'Service',
      name: 'ERP software for Tamil Nadu',
      serviceType: ['Financial', 'Supply Chain'],
    }),
  );
});

test('who the company is, is told on Home; a service names it, and a page of text says nothing of it', () => {
  const named = { '@type': 'Organization', '@id': `${site.url}/#company`, name: site.name, url: `${site.url}/` };
  expect(graphOf({}, site, 'home')[0]).toMatchObject({ ...named, foundingDate: String(site.founded) });
  expect(graphOf({})).toEqual([named]);
  expect(graphOf({}, site, 'texts')).toEqual([]);
});

test('the company is told by its profiles elsewhere as soon as there are some', () => {
  const nowhere = { label: 'X', href: '#' };
  expect(graphOf({}, { ...site, social: [nowhere] }, 'home')[0]).not.toHaveProperty('sameAs');
  const social = [nowhere, { label: 'LinkedIn', href: 'https://www.linkedin.com/company/neithal' }];
  expect(graphOf({}, { ...site, social }, 'home')[0]).toHaveProperty('sameAs', [
    'https://www.linkedin.com/company/neithal',
  ]);
});

test('an office with a street is found by it', () => {
  const location = {
    street: '12 Anna Salai',
    city: 'Chennai',
    postcode: '600002',
    region: 'Tamil Nadu',
    country: 'IN',
  };
  const [company] = graphOf({ details: labels }, { ...site, contact: { ...site.contact, location } }, 'contact');
  expect(company).toHaveProperty('address', {
    '@type': 'PostalAddress',
    streetAddress: '12 Anna Salai',
    addressLocality: 'Chennai',
    postalCode: '600002',
    addressRegion: 'Tamil Nadu',
    addressCountry: 'IN',
  });
});

test('the company is told by its numbers in public registers', () => {
  const registration = { cin: 'U72200TN2018PTC123456', gstin: '27AAPFU0939F1ZV' };
  expect(graphOf({}, { ...site, registration }, 'home')[0]).toMatchObject({
    identifier: { propertyID: 'CIN', value: registration.cin },
    vatID: registration.gstin,
  });
});

test('Contact tells of a chat, of a map and of another office', () => {
  const location = { ...site.contact.location, map: 'https://maps.example/1' };
  const other = { name: 'Coimbatore office', city: 'Coimbatore', region: 'Tamil Nadu', country: 'IN' };
  const contact = { ...site.contact, whatsapp: '+91 98400 12345', location, offices: [other] };
  const [company] = graphOf({ details: labels }, { ...site, contact }, 'contact');
  expect(company).toMatchObject({
    contactPoint: [{}, {}, { contactType: 'WhatsApp', url: 'https://wa.me/919840012345' }],
    hasMap: 'https://maps.example/1',
    location: [{ '@type': 'Place', name: 'Coimbatore office', address: { addressLocality: 'Coimbatore' } }],
  });
});

test('a day on which the office is closed has two equal times', () => {
  const [company] = graphOf({ details: labels }, { ...site, hours: [{ days: ['Sunday'], closed: true }] }, 'contact');
  expect(company).toHaveProperty('openingHoursSpecification', [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' },
  ]);
});
