import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { type CollectionName, collections as table } from './schemas/collections.ts';

/** What Astro takes the types of the entries from. */
type Collections = { [Name in CollectionName]: { schema: (typeof table)[Name]['schema']; loader: Loader } };

/** Loads the files that match; an entry's name is its file's, without folder and ending. */
function from(files: string): Loader {
  return glob({
    base: './src/content',
    pattern: files,
    generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.yaml$/, ''),
  });
}

export const collections = Object.fromEntries(
  Object.entries(table).map(([name, { files, schema }]) => [name, defineCollection({ loader: from(files), schema })]),
) as unknown as Collections;
