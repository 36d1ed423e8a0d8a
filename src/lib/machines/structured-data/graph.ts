import type { BreadcrumbList, Graph, Service, Thing, WebPage, WebSite } from 'schema-dts';
import type { CollectionName } from '../../../schemas/collections.ts';
import type { ContactDetailsContent } from '../../../schemas/sections.ts';
import type { Site } from '../../../schemas/site.ts';
import type { Crumb } from '../breadcrumbs.ts';
import { company, companyId, companyName, type Office, office } from './company.ts';
import { itemLists } from './lists.ts';

/** All that a page says, as one graph. */
export interface PageGraph {
  '@context': Graph['@context'];
  '@graph': (Thing | Office)[];
}

interface DescribedPage {
  path: string;
  collection: CollectionName;
  /** What its content file says. */
  data: object;
}

/** Pages with a type of their own; all others are a `WebPage`. */
const PAGE_TYPES: Partial<Record<CollectionName, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  solutions: 'CollectionPage',
};

/** Pages that say whose site this is: search engines ask for it on one. */
const OF_COMPANY: CollectionName[] = ['home', 'about', 'contact'];

/** Pages that each describe one service. */
const SERVICES: CollectionName[] = ['services', 'expertise', 'industries'];

/**
 * What a page says, in the words of schema.org: nothing that visitors do not read there, or of the company on Contact, and
 * nothing that is a sample but the company's own facts. Every node has a name that stays, so that pages that speak of the
 * same thing agree.
 * @param crumbs the way to the page, as visitors see it
 */
export function structuredData(site: Site, language: string, page: DescribedPage, crumbs: Crumb[]): PageGraph {
  const { path, collection, data } = page;
  const isOfCompany = OF_COMPANY.includes(collection);
  const isService = SERVICES.includes(collection);
  const nodes: PageGraph['@graph'] = [
    ...(isOfCompany
      ? [hasContactDetails(data) ? office(site, data.details) : company(site), webSite(site, language)]
      : []),
    ...(isService ? [companyName(site)] : []),
    ...itemLists(site.url, path, data),
  ];
  const top = topOf(data);
  if (top) {
    const address = site.url + path;
    nodes.push(
      {
        '@type': PAGE_TYPES[collection] ?? 'WebPage',
        '@id': address,
        ...top,
        ...(isOfCompany && { isPartOf: { '@id': webSiteId(site) } }),
        breadcrumb: { '@id': `${address}#breadcrumbs` },
        ...(isService && { mainEntity: { '@id': `${address}#service` } }),
        ...(['about', 'contact'].includes(collection) && { about: { '@id': companyId(site) } }),
      } satisfies WebPage,
      breadcrumbList(site, `${address}#breadcrumbs`, crumbs),
      ...(isService ? [service(site, address, top, data)] : []),
    );
  }
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function webSiteId({ url }: Site): string {
  return `${url}/#website`;
}

function webSite(site: Site, inLanguage: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(site),
    url: `${site.url}/`,
    name: site.name,
    inLanguage,
    publisher: { '@id': companyId(site) },
  };
}

function breadcrumbList({ url }: Site, id: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url + path,
    })),
  };
}

/** A service by the full name that people search for, and by the parts that it has. */
function service(site: Site, address: string, { description }: PageTop, data: object): Service {
  const { seo, solutions } = data as { seo?: { title: string }; solutions?: { items: { title: string }[] } };
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    ...(seo && { name: seo.title }),
    description,
    ...(solutions && { serviceType: solutions.items.map(({ title }) => title) }),
    url: address,
    provider: { '@id': companyId(site) },
  };
}

interface PageTop {
  name: string;
  description: string;
}

/** The title of a page and the sentence below it, which a page of text calls its description. */
function topOf(data: object): PageTop | undefined {
  const { title, tagline, description = tagline }: Record<string, unknown> = { ...data };
  return typeof title === 'string' && typeof description === 'string' ? { name: title, description } : undefined;
}

function hasContactDetails(data: object): data is { details: ContactDetailsContent } {
  return 'details' in data;
}
