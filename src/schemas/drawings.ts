import { z } from 'astro/zod';

/** The things that can be drawn. Each is a function of this name in `drawings/things/`. */
export const THINGS = [
  'agency-week',
  'analyser',
  'attendance-registers',
  'bags',
  'bar-chart',
  'bars',
  'bed',
  'blank-phone',
  'board-pack',
  'broken-sheet',
  'calendar',
  'cartons',
  'chairs',
  'checklist',
  'chit-ring',
  'cloud',
  'coins',
  'cost-overrun',
  'counter',
  'cubes',
  'date-pickers',
  'desk',
  'equal-totals',
  'field-receipt',
  'figure-formula',
  'files',
  'five-inboxes',
  'flat-block',
  'folder-row',
  'four-feeds',
  'garments',
  'gate',
  'gear-wheel',
  'goods-lorry',
  'half-form',
  'id-badge',
  'key-in-code',
  'key-vault',
  'keyholders',
  'late-calendar',
  'lead-queue',
  'leaving-phone',
  'log-store',
  'man',
  'mannequins',
  'many-tabs',
  'masked-copy',
  'matched-bills',
  'mesh',
  'missed-target',
  'missing-details',
  'money-bag',
  'moon',
  'morning-page',
  'nightly-load',
  'noon-bell',
  'oil-tins',
  'old-computer',
  'open-ledger',
  'open-lock',
  'order-checklist',
  'own-entries',
  'papers',
  'parcel-back',
  'parcel-van',
  'paying-desk',
  'plan',
  'price-tag',
  'promised-units',
  'props',
  'pump',
  'question-slide',
  'rack',
  'remark-field',
  'returned-piece',
  'returns',
  'rider',
  'rolls',
  'saree-stacks',
  'scattered-copies',
  'screen-swap',
  'sealed-box',
  'service-ticket',
  'shelf',
  'shop-front',
  'shops',
  'short-log',
  'slab',
  'sold-twice',
  'split-payout',
  'spreadsheet',
  'stairs',
  'steel-coils',
  'sun',
  'swatches',
  'tape',
  'tester',
  'three-totals',
  'tills',
  'time-card',
  'token',
  'tubes',
  'two-duties',
  'unknown-visit',
  'visit-route',
  'weighbridge',
  'woman',
  'worker',
  'yarn-cone',
] as const;

/** What the rooms of a place look like from outside. Each is a file of this name in `drawings/places/`. */
export const PLACES = ['frame', 'plain', 'section', 'street'] as const;

/** Forms of a record that are made for one trade. Each is a file in `components/specimen/forms/`. */
export const RECORD_FORMS = ['plan', 'rail', 'waits'] as const;

/**
 * How the two sides of a page of expertise are folded. Each is a drawing of this name in `drawings/folds/`; `plain` is what
 * a page has that names none.
 */
export const FOLDS = ['card', 'joints', 'key', 'plain', 'shelf', 'steps', 'weave'] as const;

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
export const scene = z
  .strictObject({ things: z.array(thing).min(1).max(6), hot: z.enum(THINGS) })
  .refine(({ things, hot }) => things.some((one) => one.thing === hot), {
    path: ['hot'],
    message: 'one of the things that stand in this room',
  });

/** A building or a landscape whose rooms are the solutions: room by room, in their order. */
export const place = z.strictObject({
  form: z.enum(PLACES),
  /** The room that is in the page's colour, counted from 1. */
  lit: z.int().min(1).max(6).optional(),
  rooms: z.array(scene).length(6),
});

/** What is drawn below each step of a process, in their order. */
export const signs = z.array(z.array(thing).min(1).max(4));

/** The problems before and the parts after, each with its thing, and how both sides are drawn. */
export const fold = z.strictObject({
  form: z.enum(FOLDS),
  /** One for each problem, in their order. */
  before: z.array(thing).min(3).max(6),
  /** One for each part of the solution, in their order. */
  after: z.array(thing).length(6),
});

export type FoldContent = z.infer<typeof fold>;
export type ThingContent = z.infer<typeof thing>;
export type SceneContent = z.infer<typeof scene>;
export type PlaceContent = z.infer<typeof place>;
export type PlaceName = (typeof PLACES)[number];
export type RecordForm = (typeof RECORD_FORMS)[number];
export type ThingName = (typeof THINGS)[number];
export type ObjectName = (typeof OBJECTS)[number];
export type PaperName = (typeof PAPERS)[number];
