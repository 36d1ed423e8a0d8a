import { undrawable } from '../../font/characters.ts';
import { type ContentProblem, listed } from '../report/problem.ts';
import { type ContentSource, nodesOf } from '../report/source.ts';

/** Of a text in another script, these are enough to find it. */
const SHOWN = 5;

/** Characters that neither of the site's typefaces has. The site can be built, but nobody knows what visitors will see. */
export function characterWarnings(sources: ContentSource[]): ContentProblem[] {
  return sources.flatMap((source) => [
    ...nodesOf(source.data).flatMap(({ field, value }) =>
      typeof value === 'string' ? warningOf(value, (...words) => source.problemAt(field, ...words)) : [],
    ),
    ...source.lines.flatMap(({ line, text }) =>
      warningOf(text, (...words) => ({ ...source.problemAt([], ...words), line })),
    ),
  ]);
}

function warningOf(text: string, warn: (found: string, expected: string) => ContentProblem): ContentProblem[] {
  const odd = undrawable(text);
  if (odd.length === 0) return [];
  const named = odd.slice(0, SHOWN).map((character) => `${character} (${numbers(character)})`);
  const more = odd.length > SHOWN ? ` and ${odd.length - SHOWN} more` : '';
  return [
    warn(
      `${more ? named.join(', ') : listed(named)}${more}, which the site’s typefaces do not have`,
      'letters of Anek Latin or Anek Tamil. These are drawn in a typeface of the visitor’s machine, or as empty boxes where it has none; share cards leave them out',
    ),
  ];
}

function numbers(character: string): string {
  return [...character]
    .map((part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
