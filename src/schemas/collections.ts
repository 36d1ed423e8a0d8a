import { z } from 'astro/zod';
import { connections } from './connections.ts';
import { ENQUIRIES, fold, GIVERS, LINES, place } from './drawings.ts';
import { evidence, isEvident } from './evidence.ts';
import type { Family } from './families.ts';
import { forms } from './forms.ts';
import { look } from './look.ts';
import { order } from './order.ts';
import { kolam, link, menu, newsletterText, seo, text } from './parts.ts';
import { photograph } from './photograph.ts';
import * as sections from './sections.ts';
import { day, navigation, offers, site } from './site.ts';
import { formedSpecimen, specimen } from './specimen.ts';

/** What every page but Home and not-found has: its drawing, its name, large, and one sentence below it. */
const banner = {
  kolam,
  /** The page's heading, and its name wherever another page links to it. */
  title: text(2, 40),
  /** One or two sentences that say what the visitor gets here. */
  tagline: text(40, 220),
};

/** What a page has that other pages name, in a menu or a list of related pages. */
const listed = { seo, menu, ...banner };

export interface Collection {
  /** Where its files stand below `src/content/`; a `*` for any name, after `**` with folders, makes a page of each. */
  files: string;
  /** The path of its page, the `*` as in `files`; content that is no page of its own has none. */
  path?: string;
  /** The family that its pages belong to, and in whose menu they stand. */
  family?: Family;
  /** Whether the site can do without its one file, and has no such page then. */
  isOptional?: boolean;
  schema: z.ZodObject;
}

/** Every kind of content: where its files stand, which page they make, and which shape they must have. */
/** With what the page's line draws beside the words; the page's kolam, if left out. */
const drawnClosing = sections.closing.extend({ drawing: z.enum(LINES).optional() });

export const collections = {
  site: { files: 'site.yaml', schema: site },
  look: { files: 'look.yaml', schema: look },
  navigation: { files: 'navigation.yaml', schema: navigation },
  offers: { files: 'offers.yaml', schema: offers },
  connections: { files: 'connections.yaml', schema: connections },
  forms: { files: 'forms.yaml', schema: forms },
  home: {
    files: 'pages/home.yaml',
    path: '/',
    schema: z.strictObject({
      seo,
      kolam,
      welcome: sections.welcome,
      figures: sections.figures.optional(),
      order: order.optional(),
      services: sections.serviceIndex.optional(),
      industries: sections.industryIndex.optional(),
      projects: sections.projects.optional(),
      testimonials: sections.testimonials.optional(),
      closing: drawnClosing,
    }),
  },
  about: {
    files: 'pages/about.yaml',
    path: '/about',
    schema: z.strictObject({
      seo,
      ...banner,
      story: sections.story,
      /** Of those who work there, below the story. */
      team: photograph.optional(),
      specimen: specimen.optional(),
      timeline: sections.timeline.optional(),
      purpose: sections.purpose.optional(),
      /** Above the closing words. */
      office: photograph.optional(),
      closing: drawnClosing,
    }),
  },
  contact: {
    files: 'pages/contact.yaml',
    path: '/contact',
    schema: z.strictObject({
      seo,
      ...banner,
      form: sections.contactForm,
      details: sections.contactDetails,
      /** `drawing`: who has written. */
      specimen: specimen.extend({ drawing: z.enum(ENQUIRIES).optional() }).optional(),
      nextSteps: sections.workflow.optional(),
      engagement: sections.engagement.optional(),
    }),
  },
  'not-found': {
    files: 'pages/not-found.yaml',
    schema: z.strictObject({
      seo,
      code: text(3, 3),
      message: text(10, 60),
      /** The way out. */
      home: link,
      /** Begins the line in the browser's console; the attempted path follows it. */
      log: text(10, 80),
    }),
  },
  solutions: {
    files: 'pages/solutions.yaml',
    path: '/insights/solutions',
    family: 'insights',
    isOptional: true,
    schema: z.strictObject({
      ...listed,
      specimen: specimen.optional(),
      solutions: sections.solutionCards,
      closing: sections.closing,
    }),
  },
  'success-stories': {
    files: 'pages/success-stories.yaml',
    path: '/insights/success-stories',
    family: 'insights',
    isOptional: true,
    schema: z.strictObject({ ...listed, stories: sections.clientStories, closing: sections.closing }),
  },
  blogs: {
    files: 'pages/blogs.yaml',
    path: '/insights/blogs',
    family: 'insights',
    isOptional: true,
    schema: z.strictObject({
      ...listed,
      /** `drawing`: who hands over the first of its papers. `article`: the name of the article that is about them. */
      specimen: specimen.extend({ drawing: z.enum(GIVERS).optional(), article: text(3, 60).optional() }).optional(),
      articles: sections.articles,
      newsletter: newsletterText.optional(),
    }),
  },
  'case-studies': {
    files: 'pages/case-studies.yaml',
    path: '/insights/case-studies',
    family: 'insights',
    isOptional: true,
    schema: z.strictObject({ ...listed, caseStudies: sections.caseStudies, closing: sections.closing }),
  },
  industries: {
    files: 'industries/*.yaml',
    path: '/industries/*',
    family: 'industries',
    schema: z.strictObject({
      ...listed,
      specimen: formedSpecimen.optional(),
      challenges: sections.obstacles,
      /** Only where there is something to count, as on Healthcare. */
      figures: sections.figures.optional(),
      solutions: sections.solutions,
      /** The building or landscape whose rooms the solutions are; a plain one, if left out. */
      place: place.optional(),
      workflow: sections.hours,
      related: sections.related.optional(),
      closing: sections.closing,
    }),
  },
  services: {
    files: 'services/*.yaml',
    path: '/services/*',
    family: 'services',
    schema: z
      .strictObject({
        ...listed,
        challenges: sections.troubles,
        /** It opens the page, with the title. */
        specimen,
        /** What of it is seen with the title; the kolam, if left out. */
        evidence: evidence.optional(),
        solutions: sections.anatomy,
        deliverables: sections.deliverables,
        related: sections.related.optional(),
        closing: sections.closing,
      })
      .refine(({ evidence, specimen }) => !evidence || isEvident(evidence, specimen), {
        path: ['evidence'],
        error: 'values that stand in the specimen, dots as many as the value says, and a curve only of a chart',
      }),
  },
  expertise: {
    files: 'expertise/*.yaml',
    path: '/expertise/*',
    family: 'expertise',
    schema: z
      .strictObject({
        ...listed,
        intro: text(120, 600),
        specimen: specimen.optional(),
        challenges: sections.challenges,
        solutions: sections.solutions,
        /** What is drawn between problems and solutions; a plain fold, if left out. */
        fold: fold.optional(),
        comparison: sections.comparison.optional(),
        /** Short client stories, as on CRM. */
        stories: sections.storyCards.optional(),
        related: sections.related.optional(),
        closing: sections.closing,
      })
      .refine(({ challenges, fold }) => !fold || fold.before.length === challenges.items.length, {
        path: ['fold', 'before'],
        error: 'one thing for each problem',
      }),
  },
  /** Pages of text, in Markdown: the fields stand at the top of the file, between two lines of three hyphens. */
  texts: {
    files: 'pages/**/*.md',
    path: '/**/*',
    schema: z.strictObject({
      /** The page's heading, and what search engines show before the company's name. */
      title: text(2, 40),
      /** The sentence below the heading, and the two lines in a list of search results. */
      description: seo.shape.description,
      /** The day of the last change, where readers want to know it: `1 November 2026`. */
      updated: day.optional(),
    }),
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
/** Those that Astro reads; lib/content/texts.ts reads the pages of text. */
export type YamlCollectionName = Exclude<CollectionName, 'texts'>;

/** What a file of a collection says once it has been read; `ContentOf<'about'>['timeline']` is a section of it. */
export type ContentOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;
