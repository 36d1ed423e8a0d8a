import { z } from 'astro/zod';
import { SIZES } from './drawings.ts';
import { FAMILIES, type Family } from './families.ts';
import { href, link, newsletterText, offerName, sample, template, text } from './parts.ts';
import { cin, gstin } from './registration.ts';

function forEachFamily<Field>(field: Field): Record<Family, Field> {
  return Object.fromEntries(FAMILIES.map((family) => [family, field])) as Record<Family, Field>;
}

function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** As editors write it. */
export const day = z
  .string()
  .regex(new RegExp(`^([12]?\\d|3[01]) (${MONTHS}) \\d{4}$`), 'a day such as 1 November 2027');

/** The days of a week in their order, named as machines read them, too. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const days = z.array(z.enum(DAYS)).min(1).max(7);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:00" or "18:00", in quotes');

/** The path of a page, or one that a page had. */
const path = z
  .string()
  .regex(/^(\/|(\/[a-z0-9-]+)+)$/, 'a path of small letters, digits and hyphens, such as /services/mobile-apps');

/** The site's own address, without a slash at its end. */
export const siteAddress = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'an address such as https://www.example.com, without a slash at its end');

/** As it is to be read, with country code: `+91 44 5550 0118`. */
const phone = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, 'a number with country code, digits and spaces, such as +91 44 5550 0118');

const postal = {
  street: text(3, 60).optional(),
  city: text(2, 30),
  postcode: text(3, 10).optional(),
  region: text(2, 30),
  /** Two letters from ISO 3166: `IN`. The site shows the country's name. */
  country: z.string().regex(/^[A-Z]{2}$/, 'a country in two letters, such as IN'),
};
/** Where it is on a map: the address that the map gives when it is asked to share the place. */
const map = z
  .string()
  .regex(/^https:\/\/[^\s<>]+$/, 'an https:// address of a map')
  .optional();

/** What can stand on every page, in the footer and in the menu of small screens. */
const REACH = ['phone', 'whatsapp'] as const;

/** Facts about the company. They stand in one file, and everything that shows them reads them there. */
export const site = z.strictObject({
  sample,
  name: text(2, 30),
  /** A few words beside the name, in the browser's tab of the home page and in the footer. */
  description: text(10, 60),
  /** The site's own address, without a slash at its end. `SITE_URL` in the environment of a build goes before it. */
  url: siteAddress,
  founded: z.int().min(1900).max(2100),
  copyrightYear: z.int().min(1900).max(2100),
  contact: z
    .strictObject({
      sales: z.email(),
      support: z.email(),
      phone,
      /** A number that has WhatsApp. */
      whatsapp: phone.optional(),
      onEveryPage: z.array(z.enum(REACH)).min(1).refine(isUnique, 'each of them once').optional(),
      /** The office. A street and a postcode are shown where there are some. */
      location: z.strictObject({ ...postal, map }),
      /** Others that visitors may come to, below the first: each with what it is called. */
      offices: z
        .array(z.strictObject({ name: text(2, 30), ...postal, map, phone: phone.optional() }))
        .min(1)
        .max(3)
        .optional(),
    })
    .refine(({ whatsapp, onEveryPage = [] }) => whatsapp !== undefined || !onEveryPage.includes('whatsapp'), {
      path: ['onEveryPage'],
      error: 'whatsapp only where contact.whatsapp has its number',
    }),
  /** What the law asks an Indian company to show: in the footer. */
  registration: z
    .strictObject({ cin: cin.optional(), gstin: gstin.optional(), office: z.strictObject(postal).optional() })
    .optional(),
  /** One line for all days with the same hours. Times have 24 hours here; visitors read them with AM and PM. */
  hours: z
    .array(
      z.union([
        z.strictObject({ days, opens: clock, closes: clock }),
        z.strictObject({ days, closed: z.literal(true) }),
      ]),
    )
    .min(1)
    .max(7)
    .refine((lines) => isUnique(lines.flatMap((line) => line.days)), 'lines that name each day at most once'),
  /** For people who find a hole in the site's security: `/.well-known/security.txt`. */
  security: z.strictObject({
    contact: z.email(),
    /** The last day on which this may be believed, at most a year ahead; then someone has to look at it again. */
    expires: day,
  }),
  /** Addresses that pages had, each with the path of the page to which visitors are sent on: `/services/hosting: /contact`. */
  redirects: z.record(path, path).optional(),
  /** None, if the company is in no network. */
  social: z.array(z.strictObject({ label: text(1, 20), href })).max(6),
});

/** What the company binds itself to, decided once. Pages name an offer; its text stands here and nowhere else. */
export const offers = z.strictObject({
  items: z
    .array(
      z.strictObject({
        /** By which pages name it: `closing.offer: first-look`. */
        name: offerName,
        /** One or two sentences that a visitor may hold the company to. */
        text: text(30, 200),
        sample,
      }),
    )
    .min(1),
  /** What projects take, from the smallest size to the largest, as Contact tells it. */
  sizes: z
    .array(
      z.strictObject({
        title: text(3, 40),
        description: text(40, 200),
        /** The fewest and the most, drawn as a dot for each: `[4, 8]`. */
        weeks: z.tuple([z.int().min(1).max(60), z.int().min(1).max(60)]),
        /** Without tax, or with it: as the text says. */
        price: text(3, 40),
        people: text(3, 80),
        /** For whom is built, and who builds it, above its weeks. */
        drawing: z.enum(SIZES).optional(),
        sample,
      }),
    )
    .min(2)
    .max(4)
    .optional(),
});

/** The places in braces that the footer's texts can have. */
const FACTS = ['founded', 'year', 'name'];

const column = z.strictObject({ title: text(3, 30), links: z.array(link).min(1).max(8) });

/** Labels of what stands on every page. Menus take their entries from the pages' own files. */
export const navigation = z.strictObject({
  skip: text(3, 40),
  /** Names of landmarks and controls, for screen readers. */
  main: text(3, 30),
  logo: text(3, 30),
  /** The names of the families of pages, and of their menus. */
  menus: z.strictObject(forEachFamily(text(3, 20))),
  /** The way from Home to the page, above its title: its name for screen readers, and that of its first step. */
  breadcrumbs: z.strictObject({ label: text(3, 30), home: text(2, 20) }),
  about: link,
  contact: link,
  /** Where `contact.onEveryPage` in site.yaml names them. */
  reach: z.strictObject({ phone: template(3, 30, ['phone']), whatsapp: text(3, 30) }),
  drawer: z.strictObject({
    open: text(3, 20),
    close: text(3, 20),
    title: text(3, 20),
    /** The menus that it lists, in this order. */
    menus: z.array(z.enum(FAMILIES)).min(1),
    /** How many entries of each. */
    entries: z.int().min(1).max(9),
  }),
  /** Below every paper and screen that is shown: `Sample record`. */
  sampleRecord: text(3, 30),
  /** On pages of text, below the title: `As of {day}`. */
  updated: template(5, 40, ['day']),
  /** What programs are told that read pages as Markdown, where an entry is marked with `sample: true`. */
  markdown: z.strictObject({
    /** At such an entry: `Sample entry`. */
    sampleEntry: text(3, 30),
    /** In `llms.txt`, where the company's facts are samples. */
    sampleSite: text(10, 160),
  }),
  footer: z.strictObject({
    company: column,
    services: column.optional(),
    legal: column.optional(),
    /** Links of these columns that may lead to the not-found page, until there is a page behind them. */
    withoutPage: z.array(href),
    social: text(3, 30),
    newsletter: newsletterText.optional(),
    since: template(10, 80, FACTS),
    copyright: template(10, 80, FACTS),
    /** Each where `registration` in site.yaml has it. */
    registration: z.strictObject({
      cin: template(3, 40, ['cin']),
      gstin: template(3, 40, ['gstin']),
      office: template(3, 60, ['address']),
    }),
    /** On pages that show something which is marked as a sample, until the last of them is settled. */
    samples: text(20, 160),
  }),
});

export type Day = (typeof DAYS)[number];
export type Navigation = z.infer<typeof navigation>;
export type Offer = z.infer<typeof offers>['items'][number];
export type ProjectSize = NonNullable<z.infer<typeof offers>['sizes']>[number];
export type Site = z.infer<typeof site>;
