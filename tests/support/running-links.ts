import { all, builtPage, linksIn, mainOf, textOf } from './built-page.ts';

/** For tests: the pages that are linked to in sentences: in a paragraph that says more than its links. */
export function linkedInSentences(address: string): string[] {
  const paragraphs = all(mainOf(builtPage(address)), 'p, dd').filter((paragraph) => {
    const labels = linksIn(paragraph).map(({ label }) => label);
    return labels.length > 0 && textOf(paragraph).length > labels.join('').length + labels.length;
  });
  const paths = paragraphs.flatMap((paragraph) => linksIn(paragraph).map(({ href }) => href.replace(/#.*/, '')));
  return paths.filter((path) => path.startsWith('/'));
}
