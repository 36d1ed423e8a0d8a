import type { SceneContent } from '../schemas/drawings.ts';

/** What stands in the rooms of a page that says nothing about them: work with files, papers, goods and screens. */
export const PLAIN_ROOMS: readonly SceneContent[] = [
  { things: [{ thing: 'files', marked: 12 }, { thing: 'man' }, { thing: 'woman' }], hot: 'files' },
  { things: [{ thing: 'woman' }, { thing: 'desk', count: 2 }, { thing: 'man' }], hot: 'desk' },
  { things: [{ thing: 'shelf' }, { thing: 'man' }, { thing: 'cartons' }], hot: 'shelf' },
  { things: [{ thing: 'cartons' }, { thing: 'woman' }, { thing: 'desk' }], hot: 'cartons' },
  { things: [{ thing: 'man' }, { thing: 'calendar' }, { thing: 'desk' }], hot: 'calendar' },
  { things: [{ thing: 'rack' }, { thing: 'woman' }, { thing: 'checklist' }], hot: 'checklist' },
];
