import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';

const PROPERTY = /--[a-z][\w-]*/g;
/** What Astro adds to the name of a font, so that two would not clash. */
const FONT_HASH = /(?<="[\w ]+)-[0-9a-f]{16}(?=")/g;
const CLASS = / class="([^"]*)"/g;
/** What is not for the eye keeps its name: whoever looks at a built page can tell it by that. */
const KNOWN = ['print-only', 'visually-hidden'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A page and its style sheet in fewer bytes: custom properties and classes with names of a letter or two, each class once on an
 * element and only if a rule names it, and no space that CSS can do without. Classes keep their names on a page with scripts,
 * which write them, too, and those to which a selector refers by a part of their name.
 * @param html with `<style></style>` where the sheet is to stand
 * @param kept names of custom properties that something else refers to
 */
export function compact(html: string, css: string, kept: ReadonlySet<string>): string {
  const properties = shortNames();
  const short = css
    .replace(PROPERTY, (name) => (kept.has(name) ? name : `--${properties(name.slice(2))}`))
    .replace(FONT_HASH, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/, +/g, ',')
    .replace(/ ([*/]) /g, '$1');
  const into = (page: string, sheet: string) => page.replace('<style></style>', () => `<style>${sheet}</style>`);
  if (html.includes('<astro-island')) return into(html, short);

  const parts = [...KNOWN, ...[...short.matchAll(/\[class\*=["']?([\w-]+)/g)].map(([, part = '']) => part)];
  const names = shortNames();
  const className = (name: string) => (parts.some((part) => name.includes(part)) ? name : names(name));
  const styled = new Set([...short.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const isUsed = (name: string) => styled.has(name) || parts.some((part) => name.includes(part));
  // Those that occur most come first, and have the shortest names.
  const used = [...html.matchAll(CLASS)].flatMap(([, list = '']) => list.split(' ')).filter(isUsed);
  const counts = Map.groupBy(used, (name) => name);
  for (const name of [...counts.keys()].sort((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0)))
    className(name);

  const root = postcss.parse(short);
  const rename = parseSelector((selectors) => {
    selectors.walkClasses((node) => {
      node.value = className(node.value);
    });
  });
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = rename.processSync(rule.selector);
  });
  const renamed = html.replace(CLASS, (_, list: string) => {
    const kept = [...new Set(list.split(' '))].filter(isUsed).map(className);
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
  return into(renamed, root.toString());
}

/** Gives each name a short one: a to z, then aa, ab and so on. */
function shortNames(): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    const known = names.get(name) ?? nameOf(names.size);
    names.set(name, known);
    return known;
  };
}

function nameOf(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : nameOf(Math.floor(index / LETTERS.length) - 1) + last;
}
