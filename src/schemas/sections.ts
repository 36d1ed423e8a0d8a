import { z } from 'astro/zod';
import {
  BEGINNINGS,
  HOURS_FORMS,
  type HoursFormName,
  LINES,
  MISTAKES,
  MOST_PARTS,
  OBJECTS,
  PAPERS,
  signs,
  THINGS,
} from './drawings.ts';
import {
  articleCard,
  caseStudy,
  clientStory,
  industryCard,
  projectCard,
  serviceCard,
  solutionCard,
  storyCard,
  testimonial,
} from './entities.ts';
import {
  barLabels,
  button,
  entries,
  figure,
  link,
  linkedText,
  offerName,
  pagePath,
  point,
  sample,
  template,
  text,
} from './parts.ts';

const title = text(5, 70);
const intro = linkedText(40, 360);

/** The top of Home. */
export const welcome = z.strictObject({
  headline: text(20, 80),
  lead: text(60, 260),
  actions: z.array(button).min(1).max(2),
});

/** Figures that stand for the whole company or trade; `offer` says what one of them binds the company to. */
export const figures = z.strictObject({
  title,
  intro: intro.optional(),
  offer: offerName.optional(),
  items: entries(figure.extend({ sample }), 7),
});
export const serviceIndex = z.strictObject({ title, intro, items: entries(serviceCard, 9) });
export const industryIndex = z.strictObject({ title, intro, items: entries(industryCard, 9) });
export const projects = z.strictObject({ title, intro, items: entries(projectCard, 8) });
export const testimonials = z.strictObject({
  title,
  /** The stars in words; {rating} is replaced by their number. */
  ratingLabel: template(10, 40, ['rating']),
  items: entries(testimonial, 7),
});

/** What stands in the visitor's way: the problems, as the visitor would tell them. */
export const challenges = z.strictObject({
  title,
  intro: intro.optional(),
  items: z.array(point).min(3).max(6),
});

/** The same, with the one thing in which they are seen. */
export const obstacles = challenges.extend({ mistake: z.enum(MISTAKES).optional() });

/** The same, drawn or set large. */
export const troubles = challenges
  .extend({
    /**
     * `signs`: a row of drawings, each above its text. `beside`: drawing and text in turns. `faults`: the first across the
     * page. `levels`: columns above water. `asks`: titles that are questions, set large. Faults, if left out.
     */
    form: z.enum(['asks', 'beside', 'faults', 'levels', 'signs']).optional(),
    /** What is drawn beside each, in `asks`, `beside` and `signs`. */
    things: z.array(z.enum(THINGS)).optional(),
  })
  .refine(({ items, things }) => !things || things.length === items.length, {
    path: ['things'],
    message: 'one thing for each of the items',
  });

/** What we build against them. Six can be drawn in every way; another number is drawn plainly. */
export const solutions = z.strictObject({
  title,
  intro: intro.optional(),
  offer: offerName.optional(),
  items: z.array(point).min(1).max(MOST_PARTS),
});

/** The thing that a client gets, taken apart: its six parts are the services. Numbered parts, if no form is named or they are not six. */
export const anatomy = solutions.extend({ form: z.enum(OBJECTS).optional() });

/** How a piece of work moves, step by step. */
export const workflow = z.strictObject({
  title,
  intro: intro.optional(),
  offer: offerName.optional(),
  /** The line goes round the `thing` of each step; round a dot, if left out. */
  items: z
    .array(point.extend({ thing: z.enum(THINGS).optional() }))
    .min(3)
    .max(6),
});

/** Days that a calendar shows. */
export const MONTH = 30;

/** What the forms say that tell when a step is done: its full hour, its day of the month. */
const WHEN: Partial<Record<HoursFormName, readonly [least: number, most: number]>> = {
  clock: [0, 23],
  calendar: [1, MONTH],
};

/** The same, on a page that draws it: with what stands below each step. */
export const hours = workflow
  .extend({
    items: z.array(point).min(3).max(6),
    /** A day, if left out. */
    form: z.enum(HOURS_FORMS).optional(),
    /** In their order, the full hour of each step on a `clock`, its day of the month in a `calendar`; the last ones can have none. */
    at: z.array(z.int().min(0).max(MONTH)).optional(),
    signs: signs.optional(),
  })
  .refine(({ items, signs }) => signs === undefined || signs.length === items.length, {
    path: ['signs'],
    message: 'as many as there are items, or none',
  })
  .refine(({ form, at }) => (WHEN[form ?? 'day'] !== undefined) === (at !== undefined), {
    path: ['at'],
    message: 'hours with the form "clock", days with the form "calendar", and none with others',
  })
  .refine(({ form, items, at = [] }) => at.length <= items.length && at.every((one) => isWhen(form, one)), {
    path: ['at'],
    message: `no more than there are items: hours ${range('clock')}, or days ${range('calendar')}`,
  });

function range(form: HoursFormName): string {
  return WHEN[form]?.join(' to ') ?? '';
}

function isWhen(form: HoursFormName = 'day', at: number): boolean {
  const [least, most] = WHEN[form] ?? [0, MONTH];
  return least <= at && at <= most;
}

/** The things a client holds in hand at the end: papers, or what is as good as one. */
export const deliverables = z
  .strictObject({
    title,
    intro: intro.optional(),
    offer: offerName.optional(),
    /** What they are drawn as: loose sheets, if left out. */
    form: z.enum(['card', 'index', 'leaf', 'listing', 'memo', 'sheet', 'window']).optional(),
    /** What is drawn on each. */
    papers: z.array(z.enum(PAPERS)).optional(),
    items: z.array(text(15, 140)).min(4).max(8),
  })
  .refine(({ items, papers }) => !papers || papers.length === items.length, {
    path: ['papers'],
    message: 'one paper for each of the items',
  });

/** The same work without the system and with it, topic by topic. */
export const comparison = z.strictObject({
  title,
  /** How the two sides stand: in halves, row by row, if left out. `across` is for what happens in this order. */
  form: z.enum(['halves', 'across', 'stripes']).optional(),
  before: text(3, 40),
  after: text(3, 40),
  items: z
    .array(z.strictObject({ topic: text(3, 40), before: text(15, 140), after: text(15, 140) }))
    .min(3)
    .max(5),
});

export const storyCards = z.strictObject({ title, labels: barLabels, items: entries(storyCard, 6) });

/** Up to three pages that the visitor may want next, in this order. */
export const related = z.strictObject({
  title,
  /** `columns`: beside each other below the title; otherwise a list beside it. */
  form: z.enum(['columns', 'list']).optional(),
  pages: entries(pagePath, 3),
});

/** The last word of a page, with one link or one button. */
export const closing = z.strictObject({
  title,
  text: linkedText(30, 240),
  offer: offerName.optional(),
  action: z.union([link, button]),
});

export const story = z.strictObject({
  title,
  paragraphs: z.array(text(80, 600)).min(2).max(4),
  /** How it began, above the last column. */
  drawing: z.enum(BEGINNINGS).optional(),
  sample,
});

export const timeline = z.strictObject({
  title,
  /** Years in which something happened, from the first on. */
  items: entries(
    z.strictObject({
      year: z.int(),
      title: text(5, 50),
      description: text(40, 260),
      /**
       * The figures to set large beside the year: `100+ projects`. As many dots are drawn, and the line goes round them; in a year
       * with a thing, only those of a hundred or so. `thing`: what is seen below such a number; `note`: what each of its dots is.
       */
      figures: z
        .array(figure.extend({ thing: z.enum(THINGS).optional(), note: text(10, 60).optional() }))
        .max(2)
        .optional(),
      /** What the line goes round. Where there are no figures either, a dot. */
      thing: z.enum(THINGS).optional(),
      sample,
    }),
    20,
  ),
});

export const purpose = z.strictObject({
  mission: z.strictObject({ title, text: text(60, 400) }).optional(),
  vision: z.strictObject({ title, text: text(60, 400) }).optional(),
  work: z.strictObject({
    title,
    intro: intro.optional(),
    /** Each with what one line draws above it. */
    items: z
      .array(point.extend({ drawing: z.enum(LINES) }))
      .min(3)
      .max(6),
  }),
});

const field = z.strictObject({ label: text(3, 30), hint: text(5, 80).optional() });

/** Labels of the contact form, one for each field that a visitor fills in. */
export const contactForm = z.strictObject({
  title,
  intro: intro.optional(),
  firstName: field,
  lastName: field,
  /** `problem` says what to type, once the browser has refused the address. */
  email: field.extend({ problem: text(20, 90) }),
  phone: field,
  company: field,
  subject: field,
  message: field,
  submit: text(3, 30),
});

/** Labels of the contact details; the details themselves stand in `site.yaml`. */
export const contactDetails = z.strictObject({
  title,
  sales: text(3, 30),
  support: text(3, 30),
  phone: text(3, 30),
  location: text(3, 30),
  /** Where the company has one. */
  whatsapp: text(3, 30),
  /** Leads to a map, where an office has one: `Map of our office in {city}`. */
  map: template(3, 60, ['city']),
  hours: text(3, 30),
  closed: text(3, 20),
  /** Between opening and closing time, and between the first and the last of several days: `to`. */
  until: text(1, 10),
});

/** What a project costs and how long it takes: the sizes in `offers.yaml`, then the terms that hold for all of them. */
export const engagement = z.strictObject({
  title,
  intro: intro.optional(),
  /** How other pages link to this section. */
  link: text(10, 60),
  labels: z.strictObject({ weeks: text(3, 20), price: text(3, 20), people: text(3, 20) }),
  /** Heads the terms. */
  termsTitle: title.optional(),
  terms: z.array(z.strictObject({ title: text(3, 40), intro: intro.optional(), offer: offerName })).max(8),
});

export const solutionCards = z.strictObject({
  /** Names the list for screen readers and stands above it. */
  title,
  learnMore: text(3, 30),
  items: entries(solutionCard, 9),
});
const storyLabels = barLabels.extend({ challenge: text(3, 30), solution: text(3, 30), results: text(3, 30) });
export const clientStories = z.strictObject({ title, labels: storyLabels, items: entries(clientStory, 9) });
export const caseStudies = z.strictObject({ title, labels: storyLabels, items: entries(caseStudy, 9) });
export const articles = z.strictObject({
  title,
  intro: intro.optional(),
  offer: offerName.optional(),
  readMore: text(3, 30),
  /** Follows the number of minutes: `min read`. */
  minutes: text(3, 20),
  items: entries(articleCard, 12),
});

export type AnatomyContent = z.infer<typeof anatomy>;
export type ArticlesContent = z.infer<typeof articles>;
export type CaseStudiesContent = z.infer<typeof caseStudies>;
export type ChallengesContent = z.infer<typeof challenges>;
export type ObstaclesContent = z.infer<typeof obstacles>;
export type ClientStoriesContent = z.infer<typeof clientStories>;
export type ClosingContent = z.infer<typeof closing>;
export type ComparisonContent = z.infer<typeof comparison>;
export type ContactDetailsContent = z.infer<typeof contactDetails>;
export type ContactFormContent = z.infer<typeof contactForm>;
export type DeliverablesContent = z.infer<typeof deliverables>;
export type EngagementContent = z.infer<typeof engagement>;
export type FiguresContent = z.infer<typeof figures>;
export type HoursContent = z.infer<typeof hours>;
export type IndustryIndexContent = z.infer<typeof industryIndex>;
export type WorkflowContent = z.infer<typeof workflow>;
export type ProjectsContent = z.infer<typeof projects>;
export type PurposeContent = z.infer<typeof purpose>;
export type RelatedContent = z.infer<typeof related>;
export type ServiceIndexContent = z.infer<typeof serviceIndex>;
export type SolutionCardsContent = z.infer<typeof solutionCards>;
export type SolutionsContent = z.infer<typeof solutions>;
export type StoryCardsContent = z.infer<typeof storyCards>;
export type StoryContent = z.infer<typeof story>;
export type TestimonialsContent = z.infer<typeof testimonials>;
export type TimelineContent = z.infer<typeof timeline>;
export type TroublesContent = z.infer<typeof troubles>;
export type WelcomeContent = z.infer<typeof welcome>;
