import type {
  ContactPoint,
  LocalBusinessLeaf,
  MergeLeafTypes,
  Organization,
  OrganizationLeaf,
  Place,
  PostalAddress,
} from 'schema-dts';
import type { ContactDetailsContent } from '../../../schemas/sections.ts';
import type { Site } from '../../../schemas/site.ts';
import { countryName } from '../../format/postal-address.ts';
import { whatsappAddress } from '../../format/reach.ts';
import { LOGO } from '../icons.ts';

type Location = Site['contact']['location'];

/** An organisation that has an office with hours, as visitors of Contact are told. */
export type Office = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** The name by which all pages mean the same company. */
export function companyId({ url }: Pick<Site, 'url'>): string {
  return `${url}/#company`;
}

type Company = Exclude<Organization, string> & { '@type': 'Organization' };

/** By what a service names the company that provides it. Who that is, is told on the page that its address leads to. */
export function companyName(site: Site): Company {
  return { '@type': 'Organization', '@id': companyId(site), name: site.name, url: `${site.url}/` };
}

/** What Home, About and Contact say of the company: who it is, where it is and whom it works for. */
export function company(site: Site): Company {
  const { cin, gstin } = site.registration ?? {};
  const profiles = site.social.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return {
    ...companyName(site),
    description: site.description,
    foundingDate: String(site.founded),
    logo: site.url + LOGO.path,
    address: address(site.contact.location),
    areaServed: { '@type': 'Country', name: countryName(site.contact.location.country) },
    ...(cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
    ...(gstin && { vatID: gstin }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function address({ street, city, postcode, region, country }: Omit<Location, 'map'>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    ...(postcode && { postalCode: postcode }),
    addressRegion: region,
    addressCountry: country,
  };
}

/** What Contact says of the company besides: how its office is reached, and when. */
export function office(site: Site, labels: ContactDetailsContent): Office {
  const { phone, sales, support, whatsapp, location, offices = [] } = site.contact;
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
    contactPoint: [
      contactPoint(labels.sales, sales),
      contactPoint(labels.support, support),
      ...(whatsapp ? [chatPoint(labels.whatsapp, whatsapp)] : []),
    ],
    ...(location.map && { hasMap: location.map }),
    ...(offices.length > 0 && { location: offices.map(place) }),
    openingHoursSpecification: site.hours.map((line) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: line.days,
      // Search engines read the same time twice as closed all day.
      opens: 'closed' in line ? '00:00' : line.opens,
      closes: 'closed' in line ? '00:00' : line.closes,
    })),
  };
}

function chatPoint(contactType: string, number: string): ContactPoint {
  return { '@type': 'ContactPoint', contactType, telephone: number, url: whatsappAddress(number) };
}

function place({ name, phone, map, ...where }: NonNullable<Site['contact']['offices']>[number]): Place {
  return {
    '@type': 'Place',
    name,
    address: address(where),
    ...(phone && { telephone: phone }),
    ...(map && { hasMap: map }),
  };
}
