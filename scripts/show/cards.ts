import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ContentPage, readPages, readSite } from '../../build/content-files.ts';
import { showProgress } from '../../build/pictures/progress.ts';
import { writeShareCards } from '../../build/pictures/share-cards.ts';
import { siteAddress } from '../../build/site-address.ts';
import { cardPath } from '../../src/lib/content/page-files.ts';
import { tabTitle } from '../../src/lib/machines/document.ts';

const FOLDER = 'gallery';
const TARGET = join(FOLDER, 'cards.html');

/** Sizes and colours are those of the places that are imitated, so they are none of the site's. */
const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#fff,#1f2023);--frame:light-dark(#dadce0,#45474c);--quiet:light-dark(#5f6368,#a8abb1);--link:light-dark(#1a0dab,#99c3ff);--bubble:light-dark(#e7f6dd,#144d37)}
body{margin:2rem auto;max-width:1320px;padding:0 1rem;font:14px/1.45 Arial,sans-serif;background:var(--page)}
section{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,max-content));gap:1.5rem 2rem;align-items:start;padding:1.5rem 0;border-top:1px solid var(--frame)}
h2{grid-column:1/-1;margin:0;font-size:1rem}
p{margin:0}
img{display:block;height:auto}
small,.quiet{color:var(--quiet);font-size:12px}
.result{width:min(600px,100%);grid-column:1/-1}
.result b{display:block;font:20px/1.3 Arial;color:var(--link);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.two,.one{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.one{-webkit-line-clamp:1}
.large,.small,.chat{border:1px solid var(--frame);border-radius:12px;overflow:hidden}
.large{width:500px;max-width:100%}
.large img{width:100%}
.small{display:flex;width:500px;max-width:100%}
.small img{width:128px;height:128px;object-fit:cover}
.words{padding:10px 12px;min-width:0}
.chat{width:300px;background:var(--bubble)}
.chat img{width:300px}
`;

/** Text as HTML writes it. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** One page as a search result, and as a large card, a small card and a message with it. */
function preview({ path, content: { seo } }: ContentPage): string {
  const site = readSite();
  const host = new URL(siteAddress()).hostname;
  const [title, description] = [escaped(tabTitle(seo.title, site, path)), escaped(seo.description)];
  const picture = `<img src=".${cardPath(path)}" alt="" width="1200" height="630" loading="lazy">`;
  const words = `<div class="words"><small>${host}</small><p class="one"><b>${title}</b></p><p class="two quiet">${description}</p></div>`;
  return `<section><h2>${path}</h2>
<div class="result"><small>${[`https://${host}`, ...path.split('/').filter(Boolean)].join(' › ')}</small><b>${title}</b><p class="two">${description}</p></div>
<div class="large">${picture}${words}</div>
<div class="small">${picture}${words}</div>
<div class="chat">${picture}${words}</div></section>`;
}

const drawn = await writeShareCards(FOLDER, showProgress);
const pages = readPages().toSorted((one, other) => one.path.localeCompare(other.path));
writeFileSync(
  TARGET,
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Search results and cards</title><style>${STYLE}</style><body>${pages.map(preview).join('\n')}</body></html>`,
);
console.log(`${pages.length} pages as others see them, ${drawn} cards drawn: ${pathToFileURL(resolve(TARGET)).href}`);
