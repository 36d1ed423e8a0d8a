import type { ContactPoint, LocalBusinessLeaf, MergeLeafTypes, Organization, OrganizationLeaf } from 'schema-dts';
import type { ContactDetailsContent } from '../../../schemas/sections.ts';
import type { Site } from '../../../schemas/site.ts';
import { countryName } from '../../format/postal-address.ts';
import { LOGO } from '../icons.ts';

/** An organisation that has an office with hours, as visitors of Contact are told. */
export type Office = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** The name by which all pages mean the same company. */
export function companyId({ url }: Pick<Site, 'url'>): string {
  return `${url}/#company`;
}

/** What every page says of the company: who it is, where it is and whom it works for. */
export function company(site: Site): Exclude<Organization, string> & { '@type': 'Organization' } {
  const { location } = site.contact;
  const profiles = site.social.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return {
    '@type': 'Organization',
    '@id': companyId(site),
    name: site.name,
    url: `${site.url}/`,
    description: site.description,
    foundingDate: String(site.founded),
    logo: site.url + LOGO.path,
    address: {
      '@type': 'PostalAddress',
      ...(location.street && { streetAddress: location.street }),
      addressLocality: location.city,
      ...(location.postcode && { postalCode: location.postcode }),
      addressRegion: location.region,
      addressCountry: location.country,
    },
    areaServed: { '@type': 'Country', name: countryName(location.country) },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** What Contact says of the company besides: how its office is reached, and when. */
export function office(site: Site, labels: ContactDetailsContent): Office {
  const { phone, sales, support } = site.contact;
  const contactPoint = (contactType: string, email: string): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType,
    email,
    telephone: phone,
  });
  return {
    ...company(site),
    '@type': ['Organization', 'LocalBusiness'],
    telephone: phone,
    contactPoint: [contactPoint(labels.sales, sales), contactPoint(labels.support, support)],
    openingHoursSpecification: site.hours.map((line) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: line.days,
      // Search engines read the same time twice as closed all day.
      opens: 'closed' in line ? '00:00' : line.opens,
      closes: 'closed' in line ? '00:00' : line.closes,
    })),
  };
}
