import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as contentOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SITE_FOLDER, sitemap } from './sitemap.ts';

/** Where something can be looked for: a page, or a part of one. */
export type Place = Root | Element;

/** A page of the built site, as it is published. */
export interface BuiltPage {
  html: string;
  root: Root;
}

/** What stands within a line; between all other elements a reader sees a gap. */
const INLINE = ['a', 'abbr', 'b', 'bdi', 'br', 'em', 'i', 'mark', 'strong', 'wbr'];
const UNREAD = 'script, style, template, noscript, dialog, [popover], [hidden], div[aria-hidden="true"]';

const reader = unified().use(rehypeParse);
const pages = new Map<string, BuiltPage>();

/** The file of an address, below the folder of the built site. */
export const builtFile = (address: string) =>
  sitemap.includes(address) ? `${address === '/' ? '/index' : address}.html` : '/404.html';

/** What a file of the built site says. */
export function builtText(path: string): string {
  return readFileSync(join(SITE_FOLDER, path), 'utf8');
}

/** The page at an address, or the not-found page where there is none. Each page is parsed once in a run. */
export function builtPage(address: string): BuiltPage {
  const file = builtFile(address);
  let page = pages.get(file);
  if (!page) {
    const html = builtText(file);
    page = { html, root: reader.parse(html) };
    pages.set(file, page);
  }
  return page;
}

/** Everything in a place that a CSS selector means. */
export function all(place: Place, selector: string): Element[] {
  return selectAll(selector, place).filter((found) => found !== place);
}

/**
 * The one thing in a place that a CSS selector means.
 * @throws if there is none, or another one
 */
export function one(place: Place, selector: string): Element {
  const found = all(place, selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`There are ${found.length} of ${selector}, expected one.`);
  return first;
}

/** The values of an attribute; none of an element that does not have it. */
export function attributesOf(elements: Element[], attribute: string): string[] {
  return elements.flatMap((element) => attributeOf(element, attribute) ?? []);
}

/** An attribute as HTML writes it. */
export function attributeOf({ properties }: Element, attribute: string): string | undefined {
  // The parser writes names in its own way: `ariaLabel`, `autoComplete`, `htmlFor`.
  const name = attribute === 'for' ? 'htmlfor' : attribute.replaceAll('-', '');
  const value = Object.entries(properties).find(([key]) => key.toLowerCase() === name)?.[1];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

/** The text of an element, in one line. */
export function textOf(element: Place): string {
  return contentOf(element).replace(/\s+/g, ' ').trim();
}

/** The texts of elements. */
export function textsOf(elements: Element[]): string[] {
  return elements.map(textOf);
}

/** Whether something in a place says this and nothing else. */
export function says(place: Place, text: string): boolean {
  return selectAll('*', place).some((element) => textOf(element) === text);
}

/** What a visitor reads in a place who opens nothing: one line, with a gap between what stands in different boxes. */
export function readText(place: Place): string {
  return pieces(place).join('').replace(/\s+/g, ' ').trim();
}

function pieces(node: RootContent | Root): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' && node.type !== 'root') return [];
  if (node.type === 'element' && matches(UNREAD, node)) return [];
  const children: RootContent[] = node.children;
  const inner = children.flatMap((child, index) => {
    const isBesideAnother = child.type === 'element' && children[index - 1]?.type === 'element';
    return isBesideAnother ? [' ', ...pieces(child)] : pieces(child);
  });
  return node.type === 'element' && INLINE.includes(node.tagName) ? inner : [' ', ...inner, ' '];
}

/** The name by which assistive technology knows an element. */
export function nameOf({ root }: BuiltPage, element: Element): string {
  const { ariaLabel, id } = element.properties;
  if (ariaLabel) return String(ariaLabel);
  const labels = (attributeOf(element, 'aria-labelledby') ?? '').split(' ').filter((name) => name !== '');
  if (labels.length > 0) return labels.map((name) => textOf(one(root, `[id="${name}"]`))).join(' ');
  const label = id ? select(`label[for="${id}"]`, root) : undefined;
  return textOf(label ?? element);
}

/** The main part of a page. */
export function mainOf({ root }: BuiltPage): Element {
  return one(root, 'main');
}

/** The first section of a page. */
export function heroOf(page: BuiltPage): Element {
  const [hero] = all(mainOf(page), 'section');
  if (!hero) throw new Error('The page has no section.');
  return hero;
}

/** The section with this heading. */
export function sectionOf({ root }: BuiltPage, heading: string | RegExp): Element {
  const isMeant = (text: string) => (typeof heading === 'string' ? text === heading : heading.test(text));
  const found = all(root, 'section').filter((section) => all(section, 'h2').some((title) => isMeant(textOf(title))));
  const [section] = found;
  if (!section || found.length > 1) throw new Error(`There are ${found.length} sections "${heading}", expected one.`);
  return section;
}

/** The cards of a section: list entries with a heading of their own. */
export function cardsOf(section: Place): Element[] {
  return all(section, 'li').filter((entry) => select('h3', entry));
}

/** The headings of a section's cards. */
export function titlesOf(section: Place): string[] {
  return cardsOf(section).flatMap((card) => textsOf(all(card, 'h3')));
}

/** A copy of a place without its sample records: these are figures with a name of their own. */
export function withoutRecords<Kind extends Place>(place: Kind): Kind {
  const isRecord = (node: RootContent) =>
    node.type === 'element' && node.tagName === 'figure' && node.properties.ariaLabel !== undefined;
  const kept = place.children.filter((child) => !isRecord(child));
  return { ...place, children: kept.map((child) => (child.type === 'element' ? withoutRecords(child) : child)) };
}

/** Label and value of each figure of a section, as `40+ satisfied clients`. */
export function figuresOf(section: Place): string[] {
  const place = withoutRecords(section);
  const values = textsOf(all(place, 'dd')).filter((value) => value !== '');
  return textsOf(all(place, 'dt')).map((label, index) => `${values[index]} ${label.toLowerCase()}`);
}

/** The links in a place, each with what it shows and where it leads. */
export function linksIn(place: Place): { label: string; href: string }[] {
  return all(place, 'a[href]').map((link) => ({ label: textOf(link), href: attributeOf(link, 'href') ?? '' }));
}

/** The `<meta>` elements and titles of a page's head, by their names; a name that stands twice has two values. */
export function headOf({ root }: BuiltPage): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (name: string, value: string) => found.set(name, [...(found.get(name) ?? []), value]);
  for (const title of all(root, 'head > title')) note('title', textOf(title));
  for (const meta of all(root, 'head > meta')) {
    const { name, property, media, content } = meta.properties;
    const key = name ?? property;
    if (key) note(media ? `${key} ${media}` : String(key), String(content));
  }
  for (const link of all(root, 'head > link')) note(attributeOf(link, 'rel') ?? '', attributeOf(link, 'href') ?? '');
  return found;
}
