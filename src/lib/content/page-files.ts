/** What platforms that show shared pages ask for, in pixels. */
export const CARD = { width: 1200, height: 630 };

/** The path of the picture that stands for a page where it is shared: of `/services/data-ai`, `/cards/services/data-ai.png`. */
export function cardPath(path: string): string {
  return `/cards${named(path)}.png`;
}

/** The path of the same page as Markdown: of `/services/data-ai`, `/services/data-ai.md`; of Home, `/index.md`. */
export function alternatePath(path: string): string {
  return `${named(path)}.md`;
}

function named(path: string): string {
  return path === '/' ? '/index' : path;
}
