import type { Site } from '../schemas/site.ts';

/** The address of a page as links write it: `/about.html`, as the build names it, becomes `/about`. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(index)?\.html$/, '').replace(/(.)\/$/, '$1');
}

/** The text of the browser's tab: on Home the company's name first, elsewhere last. */
export function tabTitle(title: string, site: Site, path: string): string {
  return path === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`;
}

/** Fills the places in braces: `Since {founded}.` with `{ founded: 2018 }` becomes `Since 2018.` */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
