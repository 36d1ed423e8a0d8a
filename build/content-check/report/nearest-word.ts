/** The one of `words` that `word` may have been meant to be: at most one letter in three is wrong. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const [nearest] = words
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(word.length, candidate.length) / 3)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.candidate;
}

/** `; did you mean "description"?`, or nothing when no word is near. */
export function suggestion(word: string, words: readonly string[]): string {
  const nearest = nearestWord(word, words);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

/**
 * How many letters to add, drop, replace or swap with their neighbour: the Damerau-Levenshtein distance, in its form of
 * optimal string alignment.
 */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column++) {
      const replaced = (row[column] ?? 0) + (one[index] === other[column] ? 0 : 1);
      const isSwapped = one[index] === other[column - 1] && one[index - 1] === other[column];
      const swapped = isSwapped ? (before[column - 1] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
