import {
  type Collection,
  type CollectionName,
  collections,
  type YamlCollectionName,
} from '../../schemas/collections.ts';
import type { Family } from '../../schemas/families.ts';

/** Collections whose files each make a page of one family. */
export type FamilyName = Extract<CollectionName, Family>;
/** Collections of one file that make a page. */
export type PageName = Exclude<Paged<YamlCollectionName>, FamilyName>;
type Paged<Name> = Name extends CollectionName
  ? (typeof collections)[Name] extends { path: string }
    ? Name
    : never
  : never;

/** Stands in a pattern for any name, or for any name and the folders before it. */
const PLACE = /\*\*\/\*|\*/;

/** A page as the table of collections knows it, without its content. */
export interface Page {
  /** Its address on the site: `/`, `/about`, `/services/data-ai`. */
  path: string;
  family: Family | undefined;
}

/** Every kind of content that makes pages. */
export const pageCollections = names(collections).filter((name) => rowOf(name).path !== undefined);

/** The collection that a content file belongs to, and its name there: of `services/data-ai.yaml`, `data-ai`. */
export function entryAt(file: string): { collection: CollectionName; id: string } | undefined {
  for (const collection of names(collections)) {
    const id = nameIn(collections[collection].files, file);
    if (id !== undefined) return { collection, id: id || collection };
  }
  return undefined;
}

/** The page that an entry of a collection makes; content that is no page of its own makes none. */
export function pageOf(collection: CollectionName, id: string): Page | undefined {
  const { path, family } = rowOf(collection);
  return path === undefined ? undefined : { path: filledIn(path, id), family };
}

/** The page that a content file makes. */
export function pageAt(file: string): Page | undefined {
  const entry = entryAt(file);
  return entry && pageOf(entry.collection, entry.id);
}

function rowOf(collection: CollectionName): Collection {
  return collections[collection];
}

/** A pattern with a name for its `*`, or for its `**` and `*`. */
function filledIn(pattern: string, name: string): string {
  return pattern.replace(PLACE, name);
}

/** What stands for the `*` of a pattern in a text that matches it, or nothing where the pattern has none. */
function nameIn(pattern: string, text: string): string | undefined {
  const [before = '', after] = pattern.split(PLACE);
  if (after === undefined) return text === pattern ? '' : undefined;
  const name = text.slice(before.length, text.length - after.length);
  const mayHaveFolders = pattern.includes('**');
  const matches = name !== '' && (mayHaveFolders || !name.includes('/')) && text === before + name + after;
  return matches ? name : undefined;
}

function names<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
