/** By what an index leads to a client story, counted from 0. */
export const storyId = (index: number) => `story-${index + 1}`;
