/** Fills the places in braces: `Since {founded}.` with `{ founded: 2018 }` becomes `Since 2018.` */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
