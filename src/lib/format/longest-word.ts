/**
 * How many letters the longest word of a name has that a line may not break: a slash parts words, and so
 * does a hyphen after more than one letter: `E-commerce` stays together.
 * @returns 4 to 16, because a style sheet has a rule for each; a longer word counts as 16
 */
export function longestWord(name: string): number {
  const lengths = name.split(/[\s/]+|(?<=\w{2}-)/).map((word) => word.length);
  return Math.min(16, Math.max(4, ...lengths));
}
