import { type ContentProblem, quoted } from '../report/problem.ts';
import { type ContentSource, nodesOf } from '../report/source.ts';

/**
 * Signs that nobody sees and that change what is read: those that turn the direction of a text, as in file names that end
 * otherwise than they seem to; control characters; and the one that stands for what could not be read.
 */
const SIGN = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|\ufffd/u;
const DIRECTION = /\p{Bidi_Control}/u;
const UNREADABLE = '\ufffd';
/** How Markdown writes a sign by its number. Those by a name are few. */
const REFERENCE = /&(?:#(\d+)|#x([\da-f]+)|(lrm|rlm));/gi;
const NAMED: Readonly<Record<string, string>> = { lrm: '\u200e', rlm: '\u200f' };

/** Texts with such a sign, each where it stands. */
export function signProblems(sources: ContentSource[]): ContentProblem[] {
  return sources.flatMap((source) => [
    ...nodesOf(source.data).flatMap(({ field, value }) => {
      const found = typeof value === 'string' ? foundIn(value) : undefined;
      return found ? source.problemAt(field, found.found, found.expected) : [];
    }),
    ...source.lines.flatMap(({ line, text }) => {
      const found = foundIn(text.replace(REFERENCE, signOf));
      return found ? { ...source.problemAt([], found.found, found.expected), line } : [];
    }),
  ]);
}

function foundIn(text: string): { found: string; expected: string } | undefined {
  const position = text.search(SIGN);
  if (position < 0) return undefined;
  const sign = text.charAt(position);
  const number = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const words = text.replace(new RegExp(SIGN, 'gu'), '□');
  const kind = DIRECTION.test(sign) ? 'which turns the direction of what follows' : 'a control character';
  const what = sign === UNREADABLE ? 'which stands for a sign that could not be read' : kind;
  return {
    found: `${number}, ${what}, in ${quoted(words, position)}`,
    expected:
      sign === UNREADABLE ? 'the sign that was meant' : 'the text without it: it stands where □ is, and nobody sees it',
  };
}

function signOf(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? reference;
  const number = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return number <= 0xffff ? String.fromCharCode(number) : reference;
}
