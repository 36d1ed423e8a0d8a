import type { SceneContent } from '../schemas/drawings.ts';

/** What stands in a room that content says nothing about: people and things that every trade has. */
export const PLAIN_ROOMS: readonly SceneContent[] = [
  { things: [{ thing: 'counter' }, { thing: 'woman' }, { thing: 'man' }], hot: 'counter' },
  { things: [{ thing: 'woman' }, { thing: 'checklist' }, { thing: 'worker' }], hot: 'checklist' },
  { things: [{ thing: 'shelf' }, { thing: 'man' }, { thing: 'cartons' }], hot: 'shelf' },
  { things: [{ thing: 'man' }, { thing: 'calendar' }, { thing: 'woman' }], hot: 'calendar' },
  { things: [{ thing: 'worker' }, { thing: 'phone-clerk' }], hot: 'phone-clerk' },
  { things: [{ thing: 'woman' }, { thing: 'tax-invoice' }, { thing: 'cartons' }], hot: 'tax-invoice' },
];
