import type { ItemList, ListItem } from 'schema-dts';

/** The sections that list what the company does, and for whom. */
const LISTS = ['services', 'industries', 'solutions'] as const;

interface Section {
  title: string;
  items: Item[];
}

interface Item {
  title: string;
  /** The page that tells more. */
  page?: string;
  sample?: true;
}

/**
 * The lists on a page, each with the titles of its entries; samples are none.
 * @param address of the site
 */
export function itemLists(address: string, path: string, data: object): Exclude<ItemList, string>[] {
  return LISTS.flatMap((name) => {
    const section: unknown = Reflect.get(data, name);
    if (!isList(section)) return [];
    const items = section.items.filter(({ sample }) => !sample);
    if (items.length === 0) return [];
    return {
      '@type': 'ItemList' as const,
      '@id': `${address}${path}#${name}`,
      name: section.title,
      itemListElement: items.map(({ title, page }, index): ListItem => {
        const item = { '@type': 'ListItem', position: index + 1, name: title } as const;
        return page === undefined ? item : { ...item, url: address + page };
      }),
    };
  });
}

function isList(section: unknown): section is Section {
  return typeof section === 'object' && section !== null && 'title' in section && 'items' in section;
}
