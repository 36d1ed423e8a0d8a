/** Whether an entry of this content is marked as a sample. */
export function hasSample(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return ('sample' in content && content.sample === true) || Object.values(content).some(hasSample);
}

/** The names of all offers that this content names. */
export function offersIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const own = 'offer' in content && typeof content.offer === 'string' ? [content.offer] : [];
  return [...own, ...Object.values(content).flatMap(offersIn)];
}
