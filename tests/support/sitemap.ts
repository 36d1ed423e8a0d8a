import { existsSync } from 'node:fs';
import { sitePaths } from '../../build/site-paths.ts';
import { type Collection, collections } from '../../src/schemas/collections.ts';
import type { Family } from '../../src/schemas/families.ts';
import { RECORDS } from './records.ts';

/** The path of each page in the sitemap of the built site that is served to the tests. */
export const SITE_FOLDER = process.env.SITE_FOLDER ?? 'dist';
export const sitemap = pathsOf(SITE_FOLDER);

/** An address that no route matches. */
export const NOWHERE = '/no/such/page';

/** What a visitor can see: every page, and the not-found page; or those pages that `ONLY_PAGES` names, with commas. */
export const everywhere = process.env.ONLY_PAGES?.split(',') ?? [...sitemap, NOWHERE];

/** Paths of what a page requests besides itself: fonts, pictures, its icon, its manifest and its speculation rules. */
export const PARTS =
  /^\/(_astro\/.+\.(svg|woff2|avif|webp)|favicon\.svg|manifest\.webmanifest|speculation-rules\.json)$/;

function pathsOf(folder: string): string[] {
  if (existsSync(`${folder}/sitemap.xml`)) return sitePaths(folder);
  throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
}

/** A page of a family, whatever the company does: the first one of the sitemap. */
export function pageOf(family: Family): string {
  const page = sitemap.find((path) => path.startsWith(`/${family}/`));
  if (page === undefined) throw new Error(`The sitemap has no page of the family ${family}.`);
  return page;
}

/** The beginnings of paths that pages of one kind share: `/services/`. */
const SHARED = Object.values<Collection>(collections).flatMap(({ path }) => path?.match(/^.*(?=\*)/) ?? []);

/** What kind of record each page of a family shows. */
const RECORD_KINDS = new Map(RECORDS.map(({ file, record }) => [`/${file.replace(/\.yaml$/, '')}`, record.kind]));

/** Which of several tests of one kind are left to CI: those of pages that are laid out like one before. */
export function tagOf(address: string): string[] {
  return oneOfEachKind(everywhere).includes(address) ? [] : ['@thorough'];
}

/** Marks one test of each kind of page, which is run without scripts as well. */
export function kindOf(address: string): string[] {
  return oneOfEachKind(everywhere).includes(address) ? ['@kind'] : [];
}

/** As below, and of each family one for every kind of record. */
export function oneOfEachLook(addresses: string[]): string[] {
  const kinds = [...new Set(addresses.map((address) => RECORD_KINDS.get(address)))];
  return kinds.flatMap((kind) => oneOfEachKind(addresses.filter((address) => RECORD_KINDS.get(address) === kind)));
}

/** One of several addresses of pages that are laid out alike, and every one that is laid out like no other. */
export function oneOfEachKind(addresses: string[]): string[] {
  const kindOf = (address: string) => SHARED.find((start) => address.startsWith(start)) ?? address;
  return addresses.filter((address, index) => addresses.map(kindOf).indexOf(kindOf(address)) === index);
}
