/** Where Astro puts files with a hash in their names. */
export const HASHED = '_astro/';
const COPY = /\.(br|gz)$/;
const TEXT = /\.(html|css|m?js|json|svg|xml|txt|webmanifest)$/;

/**
 * The files with a hash in their names that the pages of a release use, directly or through others: what a page that is
 * open still needs when the next release takes the place of its own. A hashed file that a release only carries for the
 * one before is mentioned by none of its pages, so it is carried no further.
 * @param files the paths of all files of the release, with `/` between folders
 * @param textOf what a file says
 */
export function stillNeeded(files: readonly string[], textOf: (file: string) => string): string[] {
  const hashed = files.filter((file) => file.startsWith(HASHED) && !COPY.test(file));
  const needed = new Set<string>();
  const unread = files.filter((file) => !file.startsWith(HASHED) && TEXT.test(file));
  for (let file = unread.pop(); file !== undefined; file = unread.pop()) {
    const text = textOf(file);
    for (const found of hashed.filter((path) => !needed.has(path) && text.includes(nameOf(path)))) {
      needed.add(found);
      if (TEXT.test(found)) unread.push(found);
    }
  }
  return files.filter((file) => needed.has(file.replace(COPY, '')));
}

/** Scripts name their neighbours without the folder. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
