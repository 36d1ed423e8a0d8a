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

const INSIGHTS = ['solutions', 'success-stories', 'blogs', 'case-studies'] as const;

type Single = Exclude<CollectionKey, Family>;

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
  const [industries, services, expertise] = await Promise.all([
    familyMenu('industries'),
    familyMenu('services'),
    familyMenu('expertise'),
  ]);
  const insights = await Promise.all(
    INSIGHTS.map(async (name) => ({ id: name, family: 'insights', data: await contentOf(name) })),
  );
  return { industries, services, expertise, insights: inOrder(insights) };
}

/**
 * Links to other pages by their paths (`services/data-ai`).
 * @throws if there is no such page in a menu.
 */
export async function linksTo(paths: string[]): Promise<PageLink[]> {
  const all = Object.values(await menus()).flat();
  return paths.map((path) => {
    const link = all.find(({ href }) => href === `/${path}`);
    if (!link) throw new Error(`No page has the path "${path}".`);
    return link;
  });
}

async function familyMenu(family: Family): Promise<PageLink[]> {
  const entries = await getCollection(family);
  return inOrder(entries.map(({ id, data }) => ({ id, family, data })));
}

function inOrder(pages: { id: string; family: string; data: { title: string; menu: Menu } }[]): PageLink[] {
  return pages
    .toSorted((one, other) => one.data.menu.order - other.data.menu.order)
    .map(({ id, family, data }) => ({
      label: data.menu.label ?? data.title,
      title: data.title,
      href: `/${family}/${id}`,
      description: data.menu.description,
    }));
}
