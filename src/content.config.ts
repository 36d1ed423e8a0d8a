import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { isPresent } from './lib/content/present.ts';
import { collections as table, type YamlCollectionName } from './schemas/collections.ts';

/** What Astro takes the types of the entries from. */
type Collections = { [Name in YamlCollectionName]: { schema: (typeof table)[Name]['schema']; loader: Loader } };

/** Loads the files that match; an entry's name is its file's, without folder and ending. */
function from(files: string): Loader {
  return glob({
    base: './src/content',
    pattern: files,
    generateId: ({ entry }) => entry.replace(/^.*\//, '').replace(/\.yaml$/, ''),
  });
}

// Pages of text are read by lib/content/texts.ts. Of content that a company does not have, Astro would warn.
const { texts, ...inYaml } = table;
const present = Object.entries(inYaml).filter(([name]) => isPresent(name as YamlCollectionName));

export const collections = Object.fromEntries(
  present.map(([name, { files, schema }]) => [name, defineCollection({ loader: from(files), schema })]),
) as unknown as Collections;
