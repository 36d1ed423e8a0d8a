import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { contentLoader } from '../build/content-loader.ts';
import { isPresent } from './lib/content/present.ts';
import { collections as table, type YamlCollectionName } from './schemas/collections.ts';

/** What Astro takes the types of the entries from. */
type Collections = { [Name in YamlCollectionName]: { schema: (typeof table)[Name]['schema']; loader: Loader } };

// Pages of text are read by lib/content/texts.ts. Of content that a company does not have, Astro would warn.
const { texts, ...inYaml } = table;
const present = Object.entries(inYaml).filter(([name]) => isPresent(name as YamlCollectionName));

export const collections = Object.fromEntries(
  present.map(([name, { schema }]) => [name, defineCollection({ loader: contentLoader(), schema })]),
) as unknown as Collections;
