// Shows the site in ways that a browser on one page does not: npm run show gallery|cards|example|company|things
import { suggestion } from '../build/content-check/report/nearest-word.ts';

const SHOWS = {
  gallery: { says: 'every page at five widths in both themes, on one sheet', run: () => import('./show/gallery.ts') },
  cards: { says: 'every page as a search result and as a shared card', run: () => import('./show/cards.ts') },
  company: {
    says: 'another company by the same code, into docs/another-company.webp',
    run: () => import('./show/company.ts'),
  },
  things: { says: 'what can stand in a room, by name, into docs/things.webp', run: () => import('./show/things.ts') },
  example: { says: 'the site of a company that has connected everything', run: () => import('./show/example.ts') },
};

const [name = ''] = process.argv.slice(2);
const show = Object.entries(SHOWS).find(([known]) => known === name)?.[1];
if (show) {
  await show.run();
} else {
  const lines = Object.entries(SHOWS).map(([known, { says }]) => `  npm run show ${known.padEnd(8)} ${says}`);
  const reason =
    name === '' ? 'What is to be shown?' : `There is no "${name}" to be shown${suggestion(name, Object.keys(SHOWS))}`;
  console.error([reason, ...lines].join('\n'));
  process.exitCode = 2;
}
