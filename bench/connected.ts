// What the connected site costs beside the plain one, in bytes: node bench/connected.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExample } from '../tests/support/example-site.ts';
import { scriptsOnlyOf, sentBytes } from './island.ts';
import { elapsed } from './progress.ts';
import { markdownTable, whole } from './table.ts';

const TARGET = 'bench/RESULTS-connected.md';
const ISLAND_LIMIT = 75_000;
const PAGE_LIMIT = 14_336;

const started = performance.now();
console.log('Building examples/connected in a copy of the site …');
const { folder, outcome, remove } = await buildExample();
process.on('exit', remove);
if (!outcome.passed) {
  console.error(outcome.output);
  process.exit(1);
}
const site = join(folder, 'dist');
const island = sentBytes(scriptsOnlyOf('contact.html', 'about.html', site), site);
const newsletter = sentBytes(scriptsOnlyOf('about.html', 'manifest.webmanifest', site), site);
const pages = { Contact: sentBytes(['contact.html'], site), Home: sentBytes(['index.html'], site) };
const rows = [
  [
    'the island: React and the contact form',
    island,
    `at most ${whole(ISLAND_LIMIT)} gzip`,
    island.gzip <= ISLAND_LIMIT,
  ],
  ['the newsletter boxes’ script file', newsletter, '', true],
  ...Object.entries(pages).map(
    ([name, bytes]) =>
      [
        `${name}, before anything is reached`,
        bytes,
        `at most ${whole(PAGE_LIMIT)} Brotli`,
        bytes.brotli <= PAGE_LIMIT,
      ] as const,
  ),
] as const;
const table = markdownTable(
  ['figure', 'gzip, B', 'Brotli, B', 'goal', 'met'],
  rows.map(([figure, { gzip, brotli }, goal, isMet]) => [
    figure,
    whole(gzip),
    whole(brotli),
    goal || '–',
    goal ? (isMet ? 'met' : '**not met**') : '–',
  ]),
  [1, 2],
);
const page = [
  '# What connected forms cost',
  'Written by `npm run bench:connected`; not to be edited by hand. The site in `examples/connected`, in which everything is connected. The island is loaded when a visitor reaches the form; the plain site has no script.',
  table,
];
writeFileSync(TARGET, `${page.join('\n\n')}\n`);
const missed = rows.filter(([, , , isMet]) => !isMet).length;
console.log(
  `\n${table}\n\n${missed === 0 ? 'Every goal is met' : `${missed} goals are not met`}. Written to ${TARGET} in ${elapsed(started)}.`,
);
