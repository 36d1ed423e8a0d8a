import { z } from 'astro/zod';

/** The things and people that can be drawn. Each is a function of this name in `drawings/things/`. */
export const THINGS = [
  'agency-week',
  'alarm-dots',
  'analyser',
  'approval-phone',
  'archived-years',
  'attendance-registers',
  'bags',
  'bar-chart',
  'bars',
  'battery-cells',
  'bed',
  'bicycle',
  'blackboard',
  'blank-phone',
  'board-pack',
  'broken-sheet',
  'calendar',
  'cartons',
  'casting-check',
  'casting-trays',
  'chairs',
  'chat-order',
  'checklist',
  'chit-ring',
  'claim-papers',
  'click-report',
  'cloud',
  'cnc-lathe',
  'coded-invoice',
  'coil-chart',
  'coil-clock',
  'coil-gear',
  'coil-tag',
  'coil-value',
  'coil-wheel',
  'coins',
  'consent-phone',
  'contract-gate',
  'copied-figures',
  'cost-overrun',
  'counter',
  'crooked-invoice',
  'cubes',
  'data-register',
  'date-pickers',
  'dated-cartons',
  'dented-car',
  'desk',
  'dial-gauge',
  'drifting-forecast',
  'due-months',
  'duty-lamp',
  'edge-gateway',
  'equal-totals',
  'exam-desks',
  'farmer',
  'feeding-coil',
  'festival-rush',
  'field-receipt',
  'field-visit',
  'figure-formula',
  'file-piles',
  'files',
  'five-inboxes',
  'five-women',
  'flat-block',
  'flooded-box',
  'folder-row',
  'formula-sheet',
  'four-codes',
  'four-feeds',
  'free-pack',
  'garments',
  'gate',
  'gear-wheel',
  'goods-lorry',
  'grandmother',
  'half-form',
  'home-door',
  'id-badge',
  'job-terminal',
  'key-in-code',
  'key-vault',
  'keyholders',
  'kiosks',
  'ladder-box',
  'laden-lorry',
  'late-calendar',
  'late-inbox',
  'late-readings',
  'lead-queue',
  'leaving-phone',
  'lent-parcel',
  'load-meter',
  'loader',
  'loading-board',
  'locked-files',
  'log-store',
  'long-bill',
  'lost-brick',
  'machine-states',
  'man',
  'mannequins',
  'many-tabs',
  'marked-tests',
  'masked-copy',
  'matched-bills',
  'matched-credits',
  'mesh',
  'meter-makes',
  'missed-target',
  'missing-details',
  'model-board',
  'money-bag',
  'moon',
  'morning-page',
  'moulder',
  'night-report',
  'nightly-load',
  'noon-bell',
  'offer-rail',
  'office-window',
  'oil-tins',
  'old-computer',
  'one-star',
  'open-ledger',
  'open-lock',
  'opened-letter',
  'order-checklist',
  'other-words',
  'own-entries',
  'packer',
  'pairing-phone',
  'pallet-rack',
  'papers',
  'parcel-back',
  'parcel-van',
  'parked-scooter',
  'paying-desk',
  'phone-clerk',
  'photo-line',
  'pigeonholes',
  'plan',
  'policy-drawers',
  'presses',
  'price-tag',
  'promised-units',
  'props',
  'pump',
  'pupils',
  'question-slide',
  'queue-cloud',
  'quoted-source',
  'rack',
  'read-fields',
  'remark-field',
  'renamed-column',
  'returned-piece',
  'returns',
  'rider',
  'rolls',
  'salesman',
  'saree-stacks',
  'scattered-copies',
  'school-bus',
  'screen-swap',
  'sealed-box',
  'season-bars',
  'seat-board',
  'sensor-posts',
  'service-ticket',
  'shelf',
  'shop-front',
  'shopkeeper',
  'shops',
  'short-log',
  'signal-walk',
  'signed-pages',
  'signed-units',
  'sim-meters',
  'six-hours',
  'sold-twice',
  'spares-board',
  'split-payout',
  'spreadsheet',
  'stairs',
  'stamped-receipt',
  'status-board',
  'steel-coils',
  'strong-box',
  'student',
  'sun',
  'supervisor',
  'swatches',
  'tank-sensor',
  'tape',
  'tax-invoice',
  'teacher',
  'technician',
  'test-line',
  'tester',
  'three-quotations',
  'three-totals',
  'tills',
  'time-card',
  'token',
  'transfer-track',
  'tubes',
  'two-duties',
  'umbrella-agent',
  'unknown-visit',
  'unsourced-answer',
  'update-pieces',
  'visit-route',
  'warden',
  'watchman',
  'water-tank',
  'weighbridge',
  'woman',
  'worker',
  'yarn-cone',
  'zero-chart',
] as const;

/** What the rooms of a place look like from outside. Each is a file of this name in `drawings/places/`. */
export const PLACES = [
  'counter',
  'field',
  'frame',
  'halls',
  'plain',
  'route',
  'school',
  'section',
  'street',
  'village',
] as const;

/**
 * What the steps of an industry's process are drawn as. `belt`: a conveyor. `calendar`: leaves with their days. `clock`: dials.
 * `day`: columns from night to noon. `milestones`: stones on a road. `receipts`: slips from a till. `stairs`: steps that rise.
 * Each is a file of this name in `sections/hours/`.
 */
export const HOURS_FORMS = ['belt', 'calendar', 'clock', 'day', 'milestones', 'receipts', 'stairs'] as const;

/** In what the problems of a trade are seen. Each is a file of this name in `drawings/mistakes/`. */
export const MISTAKES = [
  'copied-claim',
  'cracked-bracket',
  'flooded-device',
  'notes-on-the-bus',
  'paper-bills',
  'promised-seat',
  'stopped-pour',
  'typed-four-times',
  'waiting-result',
] as const;

/** What came of a case or a story, where it can be seen. Each is a file of this name in `drawings/outcomes/`. */
export const OUTCOMES = [
  'agreed-parcels',
  'checked-rows',
  'lot-record',
  'measured-wall',
  'named-rider',
  'saturday-list',
] as const;

/** Who says something about a story, in a bubble. Each is a file of this name in `drawings/speakers/`. */
export const SPEAKERS = ['empty-rack', 'found-receipt', 'same-sheet'] as const;

/** Who has written an enquiry that Contact shows. Each is a file of this name in `drawings/enquiries/`. */
export const ENQUIRIES = ['timber-yard'] as const;

/** Who hands over the paper that Blogs shows. Each is a file of this name in `drawings/givers/`. */
export const GIVERS = ['lorry-driver'] as const;

/** For whom a project is, by its size. Each is a file of this name in `drawings/sizes/`. */
export const SIZES = ['one-screen', 'one-counter', 'whole-company'] as const;

/** In what the challenges of a case are seen, one drawing for each. Each is a file of this name in `drawings/troubles/`. */
export const TROUBLES = ['building-site', 'employer-sheets', 'shared-phone', 'shop-parcels'] as const;

/** What can stand below a chart that is as wide as the page. Each is a drawing in `drawings/chart-scenes.tsx`. */
export const CHART_SCENES = ['foundry'] as const;

/** What a chart can count that stands in piles below its line. Each is a drawing in `drawings/pictures/`. */
export const CHART_PILES = ['registers'] as const;
/** As many as a story has that closed them one by one: as high as its chart. */
export const PILED = 21;

/** Forms of a record that are made for one trade. Each is a file in `components/specimen/forms/`. */
export const RECORD_FORMS = ['coins', 'file', 'notebook', 'plan', 'press', 'rail', 'signal', 'stack', 'waits'] as const;

/**
 * How the two sides of a page of expertise are folded. Each is a drawing of this name in `drawings/folds/`; `plain` is what
 * a page has that names none.
 */
const FOLDS = ['bus', 'card', 'coil', 'joints', 'key', 'plain', 'scanner', 'shelf', 'steps'] as const;

/** The objects that can be taken apart into six. Each is a function of this name in `drawings/objects/`. */
export const OBJECTS = ['eight', 'fan', 'funnel', 'page', 'quotation', 'stack', 'walls', 'weeks'] as const;

/** Who works at what a project or a quotation is about. */
export const TRADES = [
  'branch-counter',
  'dye-vats',
  'hostel-taps',
  'loan-group',
  'pharmacy',
  'silk-call',
  'tender-desk',
] as const;

/** What can be drawn with one line, which comes along the floor and goes on along it. Each is a file in `drawings/lines/`. */
export const LINES = [
  'arches',
  'article-phone',
  'balance',
  'cloud',
  'coffee',
  'curve',
  'envelope',
  'form-twice',
  'gauge',
  'lock',
  'long-envelope',
  'open-package',
  'record-card',
  'screen',
  'server-rack',
  'shelves',
  'shop',
  'temple',
  'test-bench',
  'value-found',
] as const;

/** How a company began, drawn beside its story. Each stands under this name in `drawings/beginnings.tsx`. */
export const BEGINNINGS = ['timed-entry'] as const;

/** What can be drawn on a paper that is handed over. Each stands under this name in `drawings/papers/`. */
export const PAPERS = [
  'access',
  'ad-accounts',
  'app-server',
  'attendance',
  'bid-scores',
  'campaign-year',
  'channel-spend',
  'checklist',
  'components',
  'contract-terms',
  'dashboards',
  'data-mapping',
  'data-sheet',
  'decision',
  'destinations',
  'drift',
  'first-hour',
  'forecast',
  'glossary',
  'handbook',
  'interfaces',
  'keyword-map',
  'letter',
  'load-times',
  'network',
  'personal-data',
  'photo',
  'pipeline',
  'prototype',
  'ranking',
  'recording',
  'redirects',
  'register',
  'renewals',
  'repo',
  'report',
  'requirements',
  'restore',
  'risk-grid',
  'runbooks',
  'site',
  'source-code',
  'stages',
  'test-run',
  'training',
  'trials',
  'twelve-months',
  'user-guide',
  'wording',
  'written-pages',
] as const;

/** Of so many parts every object, place and fold is drawn; a page with another number of them gets the plain one. */
export const PARTS = 6;
/** A plain one has room for so many. */
export const MOST_PARTS = 9;

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
export const place = z
  .strictObject({
    form: z.enum(PLACES).default('plain'),
    /** The room that is in the page's colour, counted from 1. */
    lit: z.int().min(1).max(MOST_PARTS).optional(),
    rooms: z.array(scene).min(1).max(MOST_PARTS),
  })
  .refine(({ form, rooms }) => form === 'plain' || rooms.length === PARTS, {
    path: ['rooms'],
    message: `${PARTS} rooms; only the form "plain" takes fewer or more`,
  });

/** What is drawn below each step of a process, in their order. */
export const signs = z.array(z.array(thing).min(1).max(4));

/** The problems before and the parts after, each with its thing, and how both sides are drawn. */
export const fold = z
  .strictObject({
    form: z.enum(FOLDS),
    /** One for each problem, in their order. */
    before: z.array(thing).min(3).max(6),
    /** One for each part of the solution, in their order. */
    after: z.array(thing).min(2).max(MOST_PARTS),
  })
  .refine(({ form, after }) => form === 'coil' || after.length === PARTS, {
    path: ['after'],
    message: `${PARTS} things; only the form "coil" takes fewer or more`,
  });

export type FoldContent = z.infer<typeof fold>;
export type ThingContent = z.infer<typeof thing>;
export type SceneContent = z.infer<typeof scene>;
export type PlaceContent = z.infer<typeof place>;
export type HoursFormName = (typeof HOURS_FORMS)[number];
export type PlaceName = (typeof PLACES)[number];
export type OutcomeName = (typeof OUTCOMES)[number];
export type SpeakerName = (typeof SPEAKERS)[number];
export type EnquiryName = (typeof ENQUIRIES)[number];
export type GiverName = (typeof GIVERS)[number];
export type SizeName = (typeof SIZES)[number];
export type TroublesName = (typeof TROUBLES)[number];
export type ChartSceneName = (typeof CHART_SCENES)[number];
export type MistakeName = (typeof MISTAKES)[number];
export type RecordForm = (typeof RECORD_FORMS)[number];
export type ThingName = (typeof THINGS)[number];
export type FoldName = (typeof FOLDS)[number];
export type TradeName = (typeof TRADES)[number];
export type LineName = (typeof LINES)[number];
export type ObjectName = (typeof OBJECTS)[number];
export type PaperName = (typeof PAPERS)[number];
