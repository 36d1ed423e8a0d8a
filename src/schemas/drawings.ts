import { z } from 'astro/zod';

/** The things that can be drawn. Each is a function of this name in `drawings/things/`. */
export const THINGS = [
  'agency-week',
  'blank-phone',
  'date-pickers',
  'desk',
  'files',
  'folder-row',
  'half-form',
  'keyholders',
  'man',
  'many-tabs',
  'missed-target',
  'papers',
  'shelf',
  'spreadsheet',
  'three-totals',
  'woman',
] as const;

/** The objects that can be taken apart into six. Each is a function of this name in `drawings/objects/`. */
export const OBJECTS = ['funnel', 'page', 'stack', 'walls'] as const;

/** What can be drawn on a paper that is handed over. Each stands under this name in `drawings/papers/`. */
export const PAPERS = [
  'access',
  'attendance',
  'checklist',
  'components',
  'data-sheet',
  'drift',
  'first-hour',
  'forecast',
  'glossary',
  'handbook',
  'letter',
  'load-times',
  'personal-data',
  'photo',
  'prototype',
  'ranking',
  'recording',
  'redirects',
  'register',
  'renewals',
  'repo',
  'report',
  'site',
  'training',
  'trials',
  'wording',
] as const;

const count = z.int().min(1).max(60);

/** A thing by its name, with how many there are of it and which of them is marked, where that says something. */
const thing = z.strictObject({ thing: z.enum(THINGS), count: count.optional(), marked: count.optional() });

/** What stands in a room, from left to right, and what the line goes round: the thing that the text beside it is about. */
export const scene = z.strictObject({ things: z.array(thing).min(1).max(6), hot: z.enum(THINGS) });

export type SceneContent = z.infer<typeof scene>;
export type ThingName = (typeof THINGS)[number];
export type ObjectName = (typeof OBJECTS)[number];
export type PaperName = (typeof PAPERS)[number];
