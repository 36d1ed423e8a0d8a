/**
 * Parts a text after its first sentence: at a full stop, question or exclamation mark that a space and the beginning of
 * another sentence follow. A point in a number, a path or after a single letter (`M. Raghavan`) ends none.
 * @returns the first sentence, and the rest, which is empty if there is no other
 */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /(?<!(?:^|[\s(])\p{L})[.?!]["”’)]?\s+(?=["“‘(]?[\p{Lu}\d])/u.exec(text);
  if (!end) return [text, ''];
  const at = end.index + end[0].length;
  return [text.slice(0, at).trimEnd(), text.slice(at)];
}
