import { z } from 'astro/zod';
import { link, menu, newsletterText, seo, text } from './parts.ts';
import * as sections from './sections.ts';

/** What every page but Home and not-found has: its name, large, and one sentence below it. */
const banner = {
  /** The page's heading, and its name wherever another page links to it. */
  title: text(2, 40),
  /** One or two sentences that say what the visitor gets here. */
  tagline: text(40, 220),
};

export const homePage = z.strictObject({
  seo,
  welcome: sections.welcome,
  figures: sections.figures,
  services: sections.serviceIndex,
  industries: sections.industryIndex,
  projects: sections.projects,
  testimonials: sections.testimonials,
  closing: sections.closing,
});

export const aboutPage = z.strictObject({
  seo,
  ...banner,
  story: sections.story,
  timeline: sections.timeline,
  purpose: sections.purpose,
  closing: sections.closing,
});

export const contactPage = z.strictObject({
  seo,
  ...banner,
  form: sections.contactForm,
  details: sections.contactDetails,
  nextSteps: sections.process,
});

export const notFoundPage = z.strictObject({
  seo,
  code: text(3, 3),
  message: text(10, 60),
  /** The way out. */
  home: link,
  /** Begins the line in the browser's console; the attempted path follows it. */
  log: text(10, 80),
});

export const industryPage = z.strictObject({
  seo,
  menu,
  ...banner,
  challenges: sections.challenges,
  /** Only where there is something to count, as on Healthcare. */
  figures: sections.figures.optional(),
  solutions: sections.sixSolutions,
  process: sections.process,
  related: sections.related,
  closing: sections.closing,
});

export const servicePage = z.strictObject({
  seo,
  menu,
  ...banner,
  challenges: sections.challenges,
  solutions: sections.sixSolutions,
  deliverables: sections.deliverables,
  related: sections.related,
  closing: sections.closing,
});

export const expertisePage = z.strictObject({
  seo,
  menu,
  ...banner,
  intro: text(120, 600),
  challenges: sections.challenges,
  solutions: sections.sixSolutions,
  comparison: sections.comparison,
  /** Short client stories, as on CRM. */
  stories: sections.storyCards.optional(),
  related: sections.related,
  closing: sections.closing,
});

export const solutionsPage = z.strictObject({
  seo,
  menu,
  ...banner,
  solutions: sections.solutionCards,
  closing: sections.closing,
});

export const successStoriesPage = z.strictObject({
  seo,
  menu,
  ...banner,
  stories: sections.clientStories,
  closing: sections.closing,
});

export const blogsPage = z.strictObject({
  seo,
  menu,
  ...banner,
  articles: sections.articles,
  newsletter: newsletterText,
});

export const caseStudiesPage = z.strictObject({
  seo,
  menu,
  ...banner,
  caseStudies: sections.caseStudies,
  closing: sections.closing,
});
