import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { collections as table } from './schemas/collections.ts';

/** Loads the files that match; an entry's name is its file's, without folder and ending. */
function from(files: string) {
  return glob({
    base: './src/content',
    pattern: files,
    generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.yaml$/, ''),
  });
}

/** One row for each of `schemas/collections.ts`, written out because Astro infers the types from the rows. */
export const collections = {
  site: defineCollection({ loader: from(table.site.files), schema: table.site.schema }),
  navigation: defineCollection({ loader: from(table.navigation.files), schema: table.navigation.schema }),
  home: defineCollection({ loader: from(table.home.files), schema: table.home.schema }),
  about: defineCollection({ loader: from(table.about.files), schema: table.about.schema }),
  contact: defineCollection({ loader: from(table.contact.files), schema: table.contact.schema }),
  'not-found': defineCollection({ loader: from(table['not-found'].files), schema: table['not-found'].schema }),
  solutions: defineCollection({ loader: from(table.solutions.files), schema: table.solutions.schema }),
  'success-stories': defineCollection({
    loader: from(table['success-stories'].files),
    schema: table['success-stories'].schema,
  }),
  blogs: defineCollection({ loader: from(table.blogs.files), schema: table.blogs.schema }),
  'case-studies': defineCollection({ loader: from(table['case-studies'].files), schema: table['case-studies'].schema }),
  industries: defineCollection({ loader: from(table.industries.files), schema: table.industries.schema }),
  services: defineCollection({ loader: from(table.services.files), schema: table.services.schema }),
  expertise: defineCollection({ loader: from(table.expertise.files), schema: table.expertise.schema }),
};
