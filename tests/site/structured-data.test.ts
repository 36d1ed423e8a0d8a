import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '../../build/content-files.ts';
import { siteAddress } from '../../build/site-address.ts';
import { pageAt } from '../../src/lib/content/pages.ts';
import { clockText, daysText } from '../../src/lib/format/opening-hours.ts';
import { countryName } from '../../src/lib/format/postal-address.ts';
import { collections } from '../../src/schemas/collections.ts';
import type { Day } from '../../src/schemas/site.ts';
import { all, attributeOf, builtPage, headOf, linksIn, one, readText } from '../support/built-page.ts';
import { contentCopy } from '../support/content-copy.ts';
import { NOWHERE, SITE_FOLDER, sitemap } from '../support/sitemap.ts';
import { type DataNode, dataTexts, graphOf, nodesIn, typesOf } from '../support/structured-data.ts';
import { isPropertyOf, isType } from '../support/vocabulary.ts';
import { wordsOf } from '../support/words.ts';

const HOST = siteAddress();
const { details } = wordsOf('contact');

/** The graph of every page, with the page's path. */
const PAGES = sitemap.map((path) => ({ path, html: builtPage(path).html, nodes: graphOf(builtPage(path).html) }));
/** Kinds of content that are sold, each of whose pages is a service. */
const SOLD = [collections.services, collections.expertise, collections.industries].map(({ files }) =>
  files.replace('*.yaml', ''),
);

/** The first node of a type. */
const ofType = (nodes: DataNode[], type: string) => nodes.find((node) => typesOf(node).includes(type));

test('every page describes itself in one graph, and the not-found page not at all', () => {
  for (const { path, html, nodes } of PAGES) {
    expect(dataTexts(html), path).toHaveLength(1);
    expect(nodes.length, path).toBeGreaterThanOrEqual(2);
    for (const node of nodes) expect(String(node['@id']), path).toMatch(/^https:/);
  }
  expect(dataTexts(builtPage(NOWHERE).html)).toEqual([]);
});

test('every type and every property is in the vocabulary of schema.org, where it belongs', () => {
  expect(isType('Website')).toBe(false);
  expect(isPropertyOf('opens', ['Service'])).toBe(false);
  for (const { path, html, nodes } of PAGES) {
    expect(JSON.parse(dataTexts(html)[0] ?? ''), path).toMatchObject({ '@context': 'https://schema.org' });
    for (const thing of nodesIn(nodes).filter((node) => Object.keys(node).join() !== '@id')) {
      const types = typesOf(thing);
      expect(types.length, path).toBeGreaterThan(0);
      expect(
        types.filter((type) => !isType(type)),
        path,
      ).toEqual([]);
      const properties = Object.keys(thing).filter((name) => !name.startsWith('@'));
      expect(properties.length, path).toBeGreaterThan(0);
      expect(
        properties.filter((name) => !isPropertyOf(name, types)),
        `${path}: ${types}`,
      ).toEqual([]);
    }
  }
});

test('what a graph refers to stands in it, and pages that name the same thing say the same of it', () => {
  const known = new Map<string, unknown>();
  for (const { path, nodes } of PAGES) {
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size, path).toBe(ids.length);
    const references = nodesIn(nodes).filter((node) => Object.keys(node).join() === '@id');
    expect(
      references.filter((reference) => !ids.includes(reference['@id'])),
      path,
    ).toEqual([]);
    for (const node of nodes) {
      for (const [property, value] of Object.entries(node).filter(([name]) => name !== '@type')) {
        const name = `${node['@id']} ${property}`;
        expect(value, `${path}: ${name}`).toEqual(known.get(name) ?? value);
        known.set(name, value);
      }
    }
  }
});

test('each kind of page has its type: services, About, Contact and lists', () => {
  const withType = (type: string) => PAGES.filter(({ nodes }) => ofType(nodes, type)).map(({ path }) => path);
  const ofCompany = [collections.home, collections.about, collections.contact].map(({ path }) => path);
  const withFoundation = PAGES.filter(({ nodes }) => ofType(nodes, 'Organization')?.foundingDate);
  expect(withFoundation.map(({ path }) => path).sort()).toEqual(ofCompany.toSorted());
  expect(withType('WebSite').sort()).toEqual(ofCompany.toSorted());
  expect(withType('BreadcrumbList')).toEqual(sitemap.filter((path) => path !== '/'));
  const sold = contentFiles().filter((file) => SOLD.some((folder) => file.startsWith(folder)));
  expect(withType('Service')).toEqual(sold.map((file) => pageAt(file)?.path).sort());
  expect(withType('AboutPage')).toEqual([collections.about.path]);
  expect(withType('ContactPage')).toEqual([collections.contact.path]);
  expect(withType('LocalBusiness')).toEqual([collections.contact.path]);
  const { services, industries } = wordsOf('home');
  expect(withType('ItemList')).toEqual(services || industries ? [collections.home.path] : []);
  const types = PAGES.flatMap(({ nodes }) => nodesIn(nodes).flatMap(typesOf));
  expect(types.filter((type) => /Review|Rating|FAQ|Question|Article|BlogPosting|Person/.test(type))).toEqual([]);
});

test('the lists of Home lead to the pages of their entries', () => {
  const { path } = collections.home;
  const { services, industries } = wordsOf('home');
  const lists = graphOf(builtPage(path).html).filter((node) => typesOf(node).includes('ItemList'));
  const entries = lists.flatMap((list) => nodesIn(list.itemListElement));
  expect(entries).toHaveLength((services?.items.length ?? 0) + (industries?.items.length ?? 0));
  for (const { url } of entries) expect(sitemap).toContain(String(url).replace(HOST, ''));
});

/** How a value of a property reads on the page, where it is not written as machines want it. */
function asRead(node: DataNode, property: string, value: unknown): string[] {
  if (property === 'addressCountry') return [countryName(String(value))];
  if (property === 'dayOfWeek') return [daysText(value as Day[], details.until)];
  if (property === 'opens' || property === 'closes')
    return [node.opens === node.closes ? details.closed : clockText(String(value))];
  return [value].flat().map(String);
}

/** Where the links of pages lead. */
const linksOf = (paths: string[]) => paths.flatMap((path) => linksIn(builtPage(path).root)).map(({ href }) => href);

/** What is read on a page, its title with it. */
const readOn = (path: string) => [
  ...(headOf(builtPage(path)).get('title') ?? []),
  readText(one(builtPage(path).root, 'body')),
];

test.each(PAGES)(
  'the data of $path says nothing that visitors do not read there, or of the company on Contact',
  ({ path, nodes }) => {
    const { root } = builtPage(path);
    const hrefs = linksIn(root).map(({ href }) => href);
    const language = attributeOf(one(root, 'html'), 'lang');
    let read = 0;
    for (const top of nodes) {
      const places = typesOf(top).includes('Organization') ? [path, collections.contact.path] : [path];
      const text = places.flatMap(readOn).join(' ');
      for (const node of nodesIn(top)) {
        for (const [property, value] of Object.entries(node)) {
          if (property.startsWith('@') || property === 'position') continue;
          if (nodesIn(value).length > 0) continue;
          for (const part of asRead(node, property, value)) {
            read++;
            if (property === 'logo') expect(existsSync(join(SITE_FOLDER, part.slice(HOST.length)))).toBe(true);
            else if (part.startsWith(HOST)) expect([path, ...hrefs], property).toContain(part.slice(HOST.length));
            else if (part.startsWith('https:')) expect(linksOf(places), property).toContain(part);
            else if (property === 'inLanguage') expect(part).toBe(language);
            else expect(text, property).toContain(part);
          }
        }
      }
    }
    expect(read).toBeGreaterThan(5);
  },
);

test('the business hours are told line by line as Contact shows them', () => {
  const { root, html } = builtPage(collections.contact.path);
  const office = ofType(graphOf(html), 'LocalBusiness');
  const told = nodesIn(office?.openingHoursSpecification).map(({ dayOfWeek, opens, closes }) => {
    const isClosed = opens === '00:00' && closes === '00:00';
    const times = [opens, closes].map((time) => clockText(String(time)));
    return `${daysText(dayOfWeek as Day[], details.until)} ${isClosed ? details.closed : times.join(` ${details.until} `)}`;
  });
  expect(told).toEqual(all(one(root, 'table'), 'tr').map(readText));
});

/** The texts of all entries that are samples, but for the company's own facts. */
function sampleTexts(): string[] {
  const within = (value: unknown, isSample: boolean): string[] => {
    if (typeof value === 'string') return isSample ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap((part) =>
      within(part, isSample || ('sample' in value && value.sample === true)),
    );
  };
  return contentFiles()
    .filter((file) => pageAt(file) !== undefined)
    .flatMap((file) => within(contentCopy(file), false));
}

test('nothing that is a sample stands in the data of any page', () => {
  // Shorter ones are words such as "ERP", which stand in other places as well.
  const samples = sampleTexts().filter((text) => text.length > 25);
  for (const { path, html } of PAGES) {
    const [text = ''] = dataTexts(html);
    expect(
      samples.filter((sample) => text.includes(sample)),
      path,
    ).toEqual([]);
  }
});
