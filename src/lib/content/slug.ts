/**
 * The last part of a page's address, made from its name in the menu: lower case, and every run of characters other
 * than letters and digits becomes one hyphen. `Data & AI` → `data-ai`, `UI/UX Design` → `ui-ux-design`.
 */
export function slug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
