import { z } from 'astro/zod';
import { typographic } from './typography.ts';

/**
 * Plain text of `min` to `max` characters. Angle brackets are refused, because text is data and never HTML.
 * Straight quotes and apostrophes become typographic ones, so an editor can type what the keyboard has.
 */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^<>]*$/, 'plain text without < or >')
    .refine((value) => !value.includes(']('), 'words alone: no link has a place here')
    .transform(typographic);

/** A list of a section, of one to `most` entries: as many as its design can show. */
export const entries = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most)
    .refine((list) => list.length > 0, 'at least 1 entry; without any, leave out the whole section');

/** A link in a text: `[Cloud & DevOps](/services/cloud-devops)`. */
export const TEXT_LINK = /\[([^[\]]+)\]\((\/[a-z0-9/-]*(?:#[a-z-]+)?)\)/g;

/** The same, in which words can be links to pages of this site. Their addresses do not count as characters. */
export const linkedText = (min: number, max: number) => {
  const read = (value: string) => value.trim().replace(TEXT_LINK, '$1');
  return z
    .string()
    .trim()
    .refine((value) => !read(value).includes(']('), 'links as [Cloud & DevOps](/services/cloud-devops)')
    .refine((value) => read(value).length >= min, `at least ${min} characters without the addresses of links`)
    .refine((value) => read(value).length <= max, `at most ${max} characters without the addresses of links`)
    .regex(/^[^<>]*$/, 'plain text without < or >')
    .transform(typographic);
};

/** Plain text in which the site replaces the named places in braces: `Since {founded}.` */
export const template = (min: number, max: number, places: readonly string[]) => {
  const known = places.map((place) => `{${place}}`);
  const isKnown = new RegExp(`^([^{}]|\\{(${places.join('|')})\\})*$`);
  return text(min, max).refine(
    (value) => isKnown.test(value),
    `${known.length > 1 ? 'one of ' : ''}${known.join(', ')} where braces are used`,
  );
};

/** The colours a card can have. Each is a pair of design tokens, `--color-{name}` and its dark counterpart. */
export const colour = z.enum(['indigo', 'kaavi', 'marigold', 'leaf', 'sea', 'plum']);

/** The outlines that the dots of a kolam can have, named after shapes. */
const outlineName = z.enum([
  'basket',
  'beads',
  'belt',
  'bolt',
  'book',
  'bow',
  'chain',
  'cross',
  'diamond',
  'eight',
  'eye',
  'fort',
  'garland',
  'gate',
  'hook',
  'hourglass',
  'knot',
  'ladder',
  'lamp',
  'lotus',
  'pillar',
  'pinwheel',
  'quilt',
  'ring',
  'square',
  'stairs',
  'star',
  'steps',
  'tower',
  'twins',
  'wave',
  'wheel',
  'window',
]);

/** What a trade is known by: an outline that is known at once, where kolams of several trades stand beside each other. */
const signName = z.enum(['cart', 'chip', 'cross', 'factory', 'heart', 'house', 'mortarboard', 'shirt', 'umbrella']);

/**
 * The page's drawing: its outline and the colour of its line. Which way the line takes follows from the page's path. On Home, it
 * is its sign; without one, its outline with few dots.
 */
export const kolam = z.strictObject({ outline: outlineName, colour, sign: signName.optional() });

/** The address of a page of this site (`/contact`), of a place to come (`#`), or of another site. */
export const href = z
  .string()
  .regex(/^(#|\/[a-z0-9/-]*|https:\/\/[^\s<>]+)$/, 'a path such as /contact, a # or an https:// address');

/** The path of a page in one of the families: `/services/data-ai`. The page must exist. */
export const pagePath = z
  .string()
  .regex(/^(\/[a-z0-9-]+)+$/, 'the path of a page with its first slash, such as /services/data-ai');

export const link = z.strictObject({
  label: text(2, 40),
  href,
});

/** What the site's buttons are to do. */
export const ACTIONS = ['get-started', 'watch-demo', 'contact-us', 'start-project'] as const;

/** A button that does nothing until the action it names is connected, in `connections.yaml`. */
export const button = z.strictObject({ label: text(2, 40), action: z.enum(ACTIONS) });

/** By which other content names an entry. */
export const entryName = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'a name of small letters and hyphens, such as lorry-receipt');

/** Marks invented people, stories and figures, which must be replaced before the site goes live. */
export const sample = z.literal(true).optional();

/** What search engines and browser tabs show. */
export const seo = z.strictObject({
  /** What people search for, before the company's name: `Insurance software development in Chennai`. */
  title: text(5, 45),
  /** The two lines below the title in a list of search results: as long as they show, and no longer. */
  description: text(137, 156),
  sample,
});

/** How the page stands in its menu. */
export const menu = z.strictObject({
  /** Place in the menu, counted from 1. A page without one stands in no menu; other pages can still link to it. */
  order: z.int().min(1).max(99).optional(),
  /** Only where the menu's wording differs from the page's title: `Cloud DevOps`. */
  label: text(2, 30).optional(),
  /** The line below the label in the menu panel. */
  description: text(15, 60),
});

/** A title and a paragraph: the smallest unit of most sections. */
export const point = z.strictObject({
  title: text(3, 60),
  description: linkedText(40, 320),
});

/** The name of an offer in `offers.yaml`. The page says its text after the section's own words. */
export const offerName = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'the name of an offer, such as first-look');

/** A number set large, and what it means. */
export const figure = z.strictObject({
  /** As it is to be read: `120+`, `24/7`, `95%`. */
  value: text(1, 8),
  label: text(4, 40),
});

/** What stands beside the two bars of a claim. */
export const barLabels = z.strictObject({ before: text(3, 12), after: text(3, 12) });

/** A measured change, from which both the sentence and its small chart are made. */
export const claim = z
  .strictObject({
    /** 80 for 80%. */
    percent: z.number().int().min(1).max(1000),
    /** `up`: more by that much. `down`: less by that much. `share`: that part of the whole. */
    change: z.enum(['up', 'down', 'share']),
    /** What changed: `lead follow-up efficiency`. */
    label: text(4, 60),
    /** In which time, where it is known: `in 6 months`. */
    period: text(4, 30).optional(),
    sample,
  })
  .refine(({ percent, change }) => change !== 'down' || percent <= 100, {
    path: ['percent'],
    message: 'at most 100, because nothing can fall by more than the whole',
  })
  .refine(({ percent, change }) => change !== 'share' || percent <= 100, {
    path: ['percent'],
    message: 'at most 100, because no share is larger than the whole',
  });

/** A box with one email field. `label` names the field, `submit` its button. */
export const newsletterText = z.strictObject({
  title: text(5, 70),
  text: text(30, 200),
  label: text(3, 40),
  submit: text(3, 40),
});

export type Action = (typeof ACTIONS)[number];
export type Button = z.infer<typeof button>;
export type BarLabels = z.infer<typeof barLabels>;
export type Claim = z.infer<typeof claim>;
export type Colour = z.infer<typeof colour>;
export type KolamContent = z.infer<typeof kolam>;
export type Link = z.infer<typeof link>;
export type Menu = z.infer<typeof menu>;
export type Newsletter = z.infer<typeof newsletterText>;
export type OutlineName = z.infer<typeof outlineName>;
export type SignName = z.infer<typeof signName>;
export type Point = z.infer<typeof point>;
export type Seo = z.infer<typeof seo>;
