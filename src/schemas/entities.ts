import { z } from 'astro/zod';
import { LINES, OUTCOMES, SPEAKERS, THINGS, TRADES, TROUBLES } from './drawings.ts';
import { claim, colour, entryName, pagePath, point, sample, text } from './parts.ts';
import { A_PICTURE, PICTURE_NAME } from './photograph.ts';
import { record } from './specimen.ts';

/** What a client says of the work. */
export const testimonial = z
  .strictObject({
    name: text(3, 40),
    role: text(2, 40),
    company: text(3, 50),
    content: text(60, 320),
    /** Number of stars, where the client has given some. */
    rating: z.int().min(1).max(5).optional(),
    /** Shown until the picture has loaded, and when there is none. */
    initials: z.string().regex(/^(\p{Lu}|\p{Lo}\p{M}*){2}$/u, 'two capital letters'),
    /** A file in `src/assets/people/`, of any size: `meena-raghavan.jpg`. The build cuts the middle out of it. */
    picture: z.string().regex(PICTURE_NAME, A_PICTURE).optional(),
    /** Who works there: drawn beside the first quotation. */
    trade: z.enum(TRADES).optional(),
    sample,
  })
  .superRefine(({ name, initials }, context) => {
    const expected = initialsOf(name);
    if (initials === expected) return;
    context.addIssue({ code: 'custom', path: ['initials'], message: `${expected}, the first letters of ${name}` });
  });

function initialsOf(name: string): string {
  const names = name.split(/\s+/);
  return [names.at(0), names.at(-1)]
    .map((part = '') => /^\P{M}\p{M}*/u.exec(part)?.[0])
    .join('')
    .toUpperCase();
}

export const projectCard = z.strictObject({
  title: text(5, 60),
  category: text(3, 30),
  description: text(60, 260),
  tags: z.array(text(2, 24)).min(2).max(5),
  colour,
  /** A small paper or screen of it. */
  record: record.optional(),
  /** Who works at it, above or beside that paper. */
  trade: z.enum(TRADES).optional(),
  sample,
});

export const serviceCard = z.strictObject({
  title: text(3, 40),
  description: text(40, 200),
  features: z.array(text(3, 32)).min(1).max(6),
  /** What one line draws above it. */
  drawing: z.enum(LINES),
  /** The page that tells more. */
  page: pagePath,
});

export const industryCard = z.strictObject({
  title: text(3, 30),
  description: text(40, 200),
  colour,
  /** The page that tells more. */
  page: pagePath,
});

export const articleCard = z.strictObject({
  /** By which `connections.yaml` says where its Read More leads. */
  name: entryName,
  category: text(3, 30),
  /** In minutes. */
  readTime: z.int().min(1).max(60),
  title: text(10, 80),
  summary: text(80, 320),
  /** What it is about, drawn on the line above it. */
  thing: z.enum(THINGS).optional(),
  sample,
});

/** A card on the Solutions page. */
export const solutionCard = point.extend({
  description: text(40, 320),
  /** By which `connections.yaml` says where its Learn More leads. */
  name: entryName,
  /** What it is about, drawn on the line above it; as many loops as it stands from the first, if left out. */
  thing: z.enum(THINGS).optional(),
});

export const clientStory = z.strictObject({
  /** Who the client is, in words: `A chain of nine diagnostic laboratories`. */
  name: text(3, 70),
  industry: text(3, 30),
  domain: text(3, 40),
  challenge: text(80, 420),
  solution: text(80, 420),
  results: z
    .strictObject({
      claims: z.array(claim).max(2),
      points: z.array(text(20, 160)).min(1).max(4),
      /** What is drawn beside them, or beside what is quoted, where there are no figures: `named-rider`. */
      drawing: z.enum(OUTCOMES).optional(),
      /** What the client said of it, and, drawn below the bubble, who: `same-sheet`. */
      testimonial: z
        .strictObject({
          quote: text(30, 260),
          name: text(3, 40),
          role: text(2, 60),
          speaker: z.enum(SPEAKERS).optional(),
        })
        .optional(),
    })
    .refine(({ claims, drawing }) => !drawing || claims.length === 0, {
      path: ['drawing'],
      message: 'left out where there are figures',
    }),
  /** Of the ground on which its paper or screen lies. */
  colour,
  /** A paper or a screen of it. */
  record: record.optional(),
  /** What stands below it: `file-piles`. */
  thing: z.enum(THINGS).optional(),
  sample,
});

export const caseStudy = z.strictObject({
  title: text(10, 90),
  client: text(3, 70),
  industry: text(3, 30),
  challenges: z.array(text(30, 220)).min(2).max(5),
  /** What is drawn of them: `building-site`. */
  troubles: z.enum(TROUBLES).optional(),
  solution: text(80, 520),
  results: z.strictObject({
    claims: z.array(claim).max(2),
    points: z.array(text(20, 160)).min(1).max(4),
    /** What is drawn beside them: `measured-wall`. */
    drawing: z.enum(OUTCOMES).optional(),
  }),
  /** Of the ground on which its paper or screen lies. */
  colour,
  /** A paper or a screen of it. */
  record: record.optional(),
  /** What stands on it, or below its title: `tape`. */
  thing: z.enum(THINGS).optional(),
  sample,
});

/** One of the short stories on the CRM page. */
export const storyCard = z.strictObject({
  title: text(5, 60),
  description: text(60, 320),
  claim,
  sample,
});

export type ArticleCard = z.infer<typeof articleCard>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type ClientStory = z.infer<typeof clientStory>;
export type IndustryCard = z.infer<typeof industryCard>;
export type ProjectCard = z.infer<typeof projectCard>;
export type ServiceCard = z.infer<typeof serviceCard>;
export type StoryCard = z.infer<typeof storyCard>;
export type Testimonial = z.infer<typeof testimonial>;
