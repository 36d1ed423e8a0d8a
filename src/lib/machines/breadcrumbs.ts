/** A step on the way from Home to a page. The last one is the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way from Home to a page. Families have no page of their own, so they are no step: search engines take a list of
 * steps only if each but the last has an address.
 * @param page none, where there is no page: on not-found
 */
export function breadcrumbs(home: string, page: { path: string; data: object } | undefined): Crumb[] {
  if (!page || !('title' in page.data) || page.path === '/') return [];
  return [
    { name: home, path: '/' },
    { name: String(page.data.title), path: page.path },
  ];
}
