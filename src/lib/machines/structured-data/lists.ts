import type { ItemList, ListItem } from 'schema-dts';

/** The sections that lead to pages of what the company does, and for whom. */
const LISTS = ['services', 'industries'] as const;

interface Section {
  title: string;
  items: { page: string }[];
}

/**
 * The lists on a page, each with the addresses of its entries: what they are called is said by their own pages.
 * @param address of the site
 */
export function itemLists(address: string, path: string, data: object): Exclude<ItemList, string>[] {
  return LISTS.flatMap((name) => {
    const section: unknown = Reflect.get(data, name);
    if (!isList(section)) return [];
    return {
      '@type': 'ItemList' as const,
      '@id': `${address}${path}#${name}`,
      name: section.title,
      itemListElement: section.items.map(({ page }, index): ListItem => {
        return { '@type': 'ListItem', position: index + 1, url: address + page };
      }),
    };
  });
}

function isList(section: unknown): section is Section {
  if (typeof section !== 'object' || section === null || !('items' in section)) return false;
  return Array.isArray(section.items) && section.items.some((item) => typeof item === 'object' && 'page' in item);
}
