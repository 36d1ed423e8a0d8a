import { z } from 'astro/zod';

/** The things that can be drawn. Each is a function of this name in `drawings/things/`. */
export const THINGS = [
  'attendance-registers',
  'bar-chart',
  'cost-overrun',
  'desk',
  'files',
  'five-inboxes',
  'flat-block',
  'gear-wheel',
  'goods-lorry',
  'id-badge',
  'key-in-code',
  'key-vault',
  'late-calendar',
  'lead-queue',
  'leaving-phone',
  'log-store',
  'man',
  'masked-copy',
  'matched-bills',
  'missing-details',
  'money-bag',
  'open-ledger',
  'open-lock',
  'order-checklist',
  'papers',
  'parcel-back',
  'parcel-van',
  'paying-desk',
  'price-tag',
  'promised-units',
  'returned-piece',
  'saree-stacks',
  'scattered-copies',
  'sealed-box',
  'service-ticket',
  'shelf',
  'shop-front',
  'short-log',
  'sold-twice',
  'split-payout',
  'steel-coils',
  'time-card',
  'two-duties',
  'unknown-visit',
  'visit-route',
  'woman',
] as const;

/**
 * How the two sides of a page of expertise are folded. Each is a drawing of this name in `drawings/folds/`; `plain` is what
 * a page has that names none.
 */
export const FOLDS = ['card', 'key', 'plain', 'shelf', 'weave'] as const;

const count = z.int().min(1).max(60);

/** A thing by its name, with how many there are of it and which of them is marked, where that says something. */
const thing = z.strictObject({ thing: z.enum(THINGS), count: count.optional(), marked: count.optional() });

/** What stands in a room, from left to right, and what the line goes round: the thing that the text beside it is about. */
export const scene = z.strictObject({ things: z.array(thing).min(1).max(6), hot: z.enum(THINGS) });

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
