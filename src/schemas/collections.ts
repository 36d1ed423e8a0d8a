import * as pages from './pages.ts';
import { navigation, site } from './site.ts';

/**
 * Where each kind of content stands and which shape it must have: `files` is a pattern below `src/content/`.
 * In a family each file is a page, and its name is the last part of the page's address.
 */
export const collections = {
  site: { files: 'site.yaml', schema: site },
  navigation: { files: 'navigation.yaml', schema: navigation },
  home: { files: 'pages/home.yaml', schema: pages.homePage },
  about: { files: 'pages/about.yaml', schema: pages.aboutPage },
  contact: { files: 'pages/contact.yaml', schema: pages.contactPage },
  'not-found': { files: 'pages/not-found.yaml', schema: pages.notFoundPage },
  solutions: { files: 'pages/solutions.yaml', schema: pages.solutionsPage },
  'success-stories': { files: 'pages/success-stories.yaml', schema: pages.successStoriesPage },
  blogs: { files: 'pages/blogs.yaml', schema: pages.blogsPage },
  'case-studies': { files: 'pages/case-studies.yaml', schema: pages.caseStudiesPage },
  industries: { files: 'industries/*.yaml', schema: pages.industryPage },
  services: { files: 'services/*.yaml', schema: pages.servicePage },
  expertise: { files: 'expertise/*.yaml', schema: pages.expertisePage },
} as const;

export type CollectionName = keyof typeof collections;
