import { getCollection, getEntry } from 'astro:content';
import type { CollectionName, ContentOf, YamlCollectionName } from '../../schemas/collections.ts';
import { FAMILIES, type Family } from '../../schemas/families.ts';
import type { EnquiryWords } from '../../schemas/forms.ts';
import type { KolamContent, Link, Menu, Seo } from '../../schemas/parts.ts';
import { fillIn } from '../format/fill-in.ts';
import { type EmailConnection, formPlan } from '../forms/form-service.ts';
import { withConnections } from './connections.ts';
import { withOffers } from './offers.ts';
import { type FamilyName, type Page, type PageName, pageCollections, pageOf } from './pages.ts';
import { isPresent } from './present.ts';
import { hasSample, offersIn } from './samples.ts';
import { textEntries } from './texts.ts';

/** One entry of a menu, and what any page needs in order to link to another. */
export interface PageLink {
  label: string;
  title: string;
  href: string;
  description: string;
}

/** A page with what its content file says. */
export interface WrittenPage extends Page {
  collection: CollectionName;
  data: object;
}

export type Menus = Record<Family, PageLink[]>;

type Listed = { title: string; menu: Menu };
type Site = { menus: Menus; links: Map<string, PageLink>; pages: Map<string, WrittenPage> };

/**
 * Astro's types know only the kinds of content that this company has, so whoever leaves out a page would break them. What an
 * entry holds is taken from the schemas instead.
 */
const ALWAYS_THERE = 'site';

/** The content that has one file of its own; the company's facts with the address that this build is for. */
export async function contentOf<Name extends Exclude<YamlCollectionName, FamilyName>>(name: Name) {
  const entry = await getEntry(name as typeof ALWAYS_THERE, name);
  if (!entry)
    throw new Error(`"${name}" has no content that can be shown: see what the content check says of its file.`);
  const data = name === 'site' ? { ...entry.data, url: import.meta.env.SITE } : entry.data;
  return data as object as ContentOf<Name>;
}

/** The content of a page that has one file of its own, with its path, its offers in full and its buttons connected. */
export async function pageContent<Name extends PageName>(name: Name) {
  const { items: offers } = await contentOf('offers');
  const { actions } = await contentOf('connections');
  return { ...withConnections(withOffers(await contentOf(name), offers), actions), ...(await placeOf(name, name)) };
}

/**
 * How a newsletter's box sends; undefined as long as it is not connected.
 * @param id of the box
 * @param path of the page that it stands on; the not-found page has none
 */
export async function newsletterBox(id: string, path = '/'): Promise<EmailConnection | undefined> {
  const [site, { newsletter }, forms] = await Promise.all([
    contentOf('site'),
    contentOf('connections'),
    contentOf('forms'),
  ]);
  const plan = formPlan(newsletter, new URL(`${path}#${id}-sent`, site.url));
  const { sales } = site.contact;
  const consent = fillIn(forms.newsletter.consent, { sales });
  const noScripts = fillIn(forms.newsletter.noScripts, { sales });
  return plan && { plan, words: { ...forms.newsletter, consent, noScripts }, privacy: await privacyLink() };
}

/** What the contact form says once it is connected, with the company's name and addresses filled in. */
export async function enquiryWords(): Promise<EnquiryWords> {
  const [{ name, contact }, { enquiry }, { contactForm }] = await Promise.all([
    contentOf('site'),
    contentOf('forms'),
    contentOf('connections'),
  ]);
  const { sales } = contact;
  const isOwn = contactForm.service === 'own-server';
  const items = enquiry.consent.items.map(({ label, text, ownServer }) => ({
    label,
    text: fillIn((isOwn && ownServer) || text, { name, sales }),
  }));
  return { ...enquiry, noScripts: fillIn(enquiry.noScripts, { sales }), consent: { ...enquiry.consent, items } };
}

/** The link to the page on personal data; undefined as long as there is none. */
export async function privacyLink(): Promise<Link | undefined> {
  const [{ privacy }, all] = await Promise.all([contentOf('forms'), paths()]);
  return all.includes(privacy.path) ? { label: privacy.label, href: privacy.path } : undefined;
}

/**
 * Whether a page shows anything that is marked as a sample, in its own content or in what stands on every page.
 * @param path of the page; the not-found page has none
 */
export async function showsSamples(path: string | undefined): Promise<boolean> {
  const [facts, offers] = await Promise.all([contentOf('site'), contentOf('offers')]);
  if (facts.sample) return true;
  if (path === undefined) return false;
  const { data } = await pageWith(path);
  const named = offersIn(data);
  const shown = [data, offers.items.filter(({ name }) => named.includes(name)), 'engagement' in data && offers.sizes];
  return hasSample(shown);
}

/** How other pages link to what a project costs; undefined where Contact does not tell it. */
export async function engagementLink(): Promise<Link | undefined> {
  const [contact, { sizes }] = await Promise.all([contentOf('contact'), contentOf('offers')]);
  return (
    contact.engagement &&
    sizes && { label: contact.engagement.link, href: `${pageOf('contact', 'contact')?.path}#terms` }
  );
}

/** The routes of a family: one for each of its content files, with that file's content. */
export async function routesOf<Name extends FamilyName>(name: Name) {
  const entries = isPresent(name) ? await getCollection(name as typeof ALWAYS_THERE) : [];
  const { items: offers } = await contentOf('offers');
  const { actions } = await contentOf('connections');
  return Promise.all(
    entries.map(async ({ id, data }) => ({
      params: { slug: id },
      props: {
        ...withConnections(withOffers(data as object as ContentOf<Name>, offers), actions),
        ...(await placeOf(name, id)),
      },
    })),
  );
}

/** The routes of the pages of text, with their content. */
export async function textRoutes() {
  return Promise.all(
    textEntries().map(async ({ id, data }) => ({
      params: { page: id },
      props: { ...data, path: (await placeOf('texts', id)).path },
    })),
  );
}

/** The menus of the header, in the order that the pages' own files give. */
export async function menus(): Promise<Menus> {
  return (await site()).menus;
}

/** What a list of search results says of a page. */
export interface PageSummary extends Page {
  title: string;
  description: string;
}

/** All pages by their names, those of a family in the order of its menu and after them those that stand in no menu. */
export async function summaries(): Promise<PageSummary[]> {
  const { name } = await contentOf('site');
  const pages = (await Promise.all(pageCollections.map(pagesOf))).flat();
  const orderOf = ({ data }: (typeof pages)[number]) => (isListed(data) && data.menu.order) || Number.POSITIVE_INFINITY;
  return pages
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : Number(orderOf(one) > orderOf(other))))
    .map(({ path, family, data }) => {
      const { seo, title = name } = data as { seo: Seo; title?: string };
      return { path, family, title, description: seo.description };
    });
}

/** The paths of all pages. */
export async function paths(): Promise<string[]> {
  return [...(await site()).pages.keys()];
}

/**
 * The page with this path, for what concerns every page alike.
 * @throws if there is no such page.
 */
export async function pageWith(path: string): Promise<WrittenPage> {
  const page = (await site()).pages.get(path);
  if (!page) throw new Error(`No page has the path "${path}".`);
  return page;
}

/**
 * The kolams of pages that have one, by their paths.
 * @throws if there is no such page, or it has none.
 */
export async function kolamsOf(paths: string[]): Promise<{ path: string; kolam: KolamContent }[]> {
  const pages = await Promise.all(paths.map(pageWith));
  return pages.map(({ path, data }) => {
    const { kolam } = data as { kolam?: KolamContent };
    if (!kolam) throw new Error(`The page "${path}" has no kolam.`);
    return { path, kolam };
  });
}

/**
 * Links to pages of the families by their paths (`/services/data-ai`).
 * @throws if there is no such page.
 */
export async function linksTo(paths: string[]): Promise<PageLink[]> {
  const { links } = await site();
  return paths.map((path) => {
    const link = links.get(path);
    if (!link) throw new Error(`No page of a family has the path "${path}".`);
    return link;
  });
}

/** A page's path and, above its title, the name of its family. */
async function placeOf(name: CollectionName, id: string): Promise<{ path: string; kind: string | undefined }> {
  const page = pageOf(name, id);
  if (!page) throw new Error(`"${name}" has no path. See src/schemas/collections.ts.`);
  const { menus } = await contentOf('navigation');
  return { path: page.path, kind: page.family && menus[page.family] };
}

let known: Promise<Site> | undefined;

/** Read once a build, because every page needs it; anew for every page while an editor works. */
function site(): Promise<Site> {
  if (import.meta.env.DEV) return readSite();
  known ??= readSite();
  return known;
}

async function readSite(): Promise<Site> {
  const pages = (await Promise.all(pageCollections.map(pagesOf))).flat();
  const listed = pages.flatMap((page) => linkOf(page) ?? []);
  const inMenu = (family: Family) =>
    listed
      .flatMap(({ order, link, ...page }) => (page.family === family && order !== undefined ? [{ order, link }] : []))
      .toSorted((one, other) => one.order - other.order)
      .map(({ link }) => link);
  return {
    menus: Object.fromEntries(FAMILIES.map((family) => [family, inMenu(family)])) as Menus,
    links: new Map(listed.map(({ link }) => [link.href, link])),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
}

async function pagesOf(collection: CollectionName): Promise<WrittenPage[]> {
  const entries: { id: string; data: object }[] =
    collection === 'texts'
      ? textEntries()
      : isPresent(collection)
        ? await getCollection(collection as typeof ALWAYS_THERE)
        : [];
  return entries.flatMap(({ id, data }) => {
    const page = pageOf(collection, id);
    return page ? [{ ...page, collection, data }] : [];
  });
}

/** How other pages link to a page of a family. */
function linkOf({ path, family, data }: WrittenPage) {
  if (!isListed(data)) return undefined;
  const { label = data.title, description, order } = data.menu;
  return { family, order, link: { label, title: data.title, href: path, description } };
}

function isListed(data: object): data is Listed {
  return 'menu' in data && 'title' in data;
}
