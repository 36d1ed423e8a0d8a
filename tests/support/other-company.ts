import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withFields } from '../../build/yaml-fields.ts';
import { withOtherLook } from './other-look.ts';

const CONTENT = 'src/content';
const SITE = `${CONTENT}/site.yaml`;
const ABOUT = `${CONTENT}/pages/about.yaml`;

/** Copies of pages under other titles, in the next places of their menus. */
const NEW_PAGES = [
  { model: `${CONTENT}/industries/retail.yaml`, title: 'Lighthouses' },
  { model: `${CONTENT}/industries/education.yaml`, title: 'Harbours' },
  { model: `${CONTENT}/services/data-ai.yaml`, title: 'Night Watch' },
].map(newPage);
/** Pages that go, and where links lead that led there. */
const DELETED = {
  '/industries/insurance': '/industries/lighthouses',
  '/expertise/cyber-security': '/services/night-watch',
};
/** With everything that a text can have; the footer leads to it already. */
const TEXT_PAGE = {
  file: `${CONTENT}/pages/services/cloud.md`,
  address: '/services/cloud',
  text: `---
title: Lamps for lighthouses
description: A page of text that is added to a copy of the whole site. It has everything that a text can have. So it shows what a text breaks, which is nothing.
updated: 1 November 2026
---

A lamp has **one** task and *no* holiday. Its parts are on the [contact page](/contact), and \`lux\` is what it gives.

## What a lamp needs

- Oil, which comes by boat
- A keeper
  1. who sleeps by day
  2. and climbs by night

### Its glass

> It is cleaned before the sun goes down.

![The harbour in the evening](our-office.jpg "It burns until six")

## What it costs

| Part | In a year | Who pays |
| --- | --- | --- |
| Oil | ₹40,000 | The harbour |
| Glass | ₹6,000 | The harbour, too |
`,
};

function newPage({ model, title }: { model: string; title: string }, place: number) {
  const folder = model.replace(/\/[^/]*$/, '');
  const orders = globSync(`${folder}/*.yaml`).map((file) => parse(readFileSync(file, 'utf8')).menu.order ?? 0);
  const name = title.toLowerCase().replace(' ', '-');
  const text = withFields(readFileSync(model, 'utf8'), {
    title,
    'seo.title': `${title} and their software`,
    'seo.description': `${title}: a page that is added to a copy of the whole site in order to see what a new page breaks, which should be nothing on any of them.`,
    'menu.order': Math.max(...orders) + 1 + place,
  });
  return { file: `${folder}/${name}.yaml`, address: `${folder.replace(CONTENT, '')}/${name}`, text };
}

/** The pages that it has and the sample has not. */
export const ADDED = [...NEW_PAGES, TEXT_PAGE].map(({ address }) => address);

/**
 * What another company makes of the site, as the README says: another name, mark, colours, pictures, facts and words, three
 * pages more and two less, and a page of text. By the files' paths; null where there is none any more.
 */
export function otherCompany(): ReturnType<typeof withOtherLook> {
  const own = globSync(`${CONTENT}/**/*.{yaml,md}`).map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ]);
  const added = [...NEW_PAGES, TEXT_PAGE].map(({ file, text }) => [file, text]);
  const files: Record<string, string | null> = Object.fromEntries([...own, ...added]);
  for (const [file, text] of Object.entries(files)) files[file] = text && withoutDeleted(text);
  for (const address of Object.keys(DELETED)) files[`${CONTENT}${address}.yaml`] = null;
  files[SITE] = withFields(files[SITE] ?? '', {
    founded: 2009,
    copyrightYear: 2026,
    'hours[1].closes': '13:30',
    social: [{ label: 'Mastodon', href: 'https://social.example/@lamps' }],
  });
  files[ABOUT] = withFields(files[ABOUT] ?? '', {
    title: 'Who We Are',
    'timeline.items[0].year': 2009,
    'timeline.items[1].year': 2012,
    tagline: 'We keep lamps alight along this coast, and we write the software that counts their oil.',
  });
  return withOtherLook(files);
}

function withoutDeleted(text: string): string {
  return Object.entries(DELETED).reduce(
    (changed, [address, instead]) => changed.replaceAll(new RegExp(`${address}(?![\\w-])`, 'g'), instead),
    text,
  );
}
