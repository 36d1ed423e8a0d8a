import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { Menu } from '../schemas/parts.ts';

/** One entry of a menu, and what any page needs in order to link to another. */
export interface PageLink {
  label: string;
  title: string;
  href: string;
  description: string;
}

export type Family = 'industries' | 'services' | 'expertise';
export type Menus = Record<Family | 'insights', PageLink[]>;

const FAMILIES = ['industries', 'services', 'expertise'] as const;
const INSIGHTS = ['solutions', 'success-stories', 'blogs', 'case-studies'] as const;

type Single = Exclude<CollectionKey, Family>;
type Listed = PageLink & { order: number | undefined };

/** The content of a page, or of the site, that has one file of its own. */
export async function contentOf<Name extends Single>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name);
  if (!entry) throw new Error(`There is no content file for "${name}". See src/schemas/collections.ts for its place.`);
  return entry.data as CollectionEntry<Name>['data'];
}

/** Routes of a family, one for each of its content files. */
export async function pathsOf<Name extends Family>(family: Name) {
  const entries = await getCollection(family);
  return entries.map(({ id, data }) => ({
    params: { slug: id },
    props: { page: data as CollectionEntry<Name>['data'], path: `${family}/${id}` },
  }));
}

/** The four menus, in the order that the pages' own files give. */
export async function menus(): Promise<Menus> {
  return (await allLinks()).menus;
}

/**
 * Links to other pages by their paths (`services/data-ai`).
 * @throws if there is no such page.
 */
export async function linksTo(paths: string[]): Promise<PageLink[]> {
  const { byPath } = await allLinks();
  return paths.map((path) => {
    const link = byPath.get(path);
    if (!link) throw new Error(`No page has the path "${path}".`);
    return link;
  });
}

let known: ReturnType<typeof readLinks> | undefined;

/** Read once a build, because every page needs them; anew for every page while an editor works. */
function allLinks() {
  if (import.meta.env.DEV) return readLinks();
  known ??= readLinks();
  return known;
}

async function readLinks() {
  const families = await Promise.all(FAMILIES.map(familyLinks));
  const insights = await Promise.all(INSIGHTS.map(async (name) => linkOf('insights', name, await contentOf(name))));
  const [industries = [], services = [], expertise = []] = families.map(inOrder);
  const byPath = new Map([...families.flat(), ...insights].map((link) => [link.href.slice(1), link]));
  return { menus: { industries, services, expertise, insights: inOrder(insights) }, byPath };
}

async function familyLinks(family: Family): Promise<Listed[]> {
  const entries = await getCollection(family);
  return entries.map(({ id, data }) => linkOf(family, id, data));
}

function linkOf(family: string, id: string, { title, menu }: { title: string; menu: Menu }): Listed {
  const { label = title, description, order } = menu;
  return { label, title, href: `/${family}/${id}`, description, order };
}

/** The pages that have a place in a menu, by that place. */
function inOrder(links: Listed[]): PageLink[] {
  const placed = links.flatMap(({ order, ...link }) => (order === undefined ? [] : [{ order, link }]));
  return placed.toSorted((one, other) => one.order - other.order).map(({ link }) => link);
}
