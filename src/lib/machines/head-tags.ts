import type { Site } from '../../schemas/site.ts';
import { CARD, cardPath } from '../content/page-files.ts';
import type { ThemeColour } from '../look/tokens.ts';
import { tabTitle } from './document.ts';

/** The attributes of a `<meta>`. */
type MetaTag = Record<'content', string> & Partial<Record<'name' | 'property' | 'media', string>>;

interface HeadProps {
  site: Site;
  /** What search engines show. */
  title: string;
  description: string;
  /** The page's own path; the not-found page has none. */
  path: string | undefined;
  language: string;
  /** The colour of the page's ground. */
  ground: ThemeColour;
}

/**
 * What a page tells browsers, search engines and those that show a card of it. Twitter takes from Open Graph what it is
 * not told itself, so only the form of its card is said.
 */
export function headTags({ site, title, description, path, language, ground }: HeadProps): MetaTag[] {
  const colours = [
    { name: 'theme-color', content: ground.light, media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: ground.dark, media: '(prefers-color-scheme: dark)' },
  ];
  if (path === undefined) return [{ name: 'robots', content: 'noindex' }, ...colours];
  const openGraph = {
    type: 'website',
    site_name: site.name,
    locale: language.replace('-', '_'),
    title,
    description,
    url: site.url + path,
    image: site.url + cardPath(path),
    'image:width': String(CARD.width),
    'image:height': String(CARD.height),
    'image:alt': tabTitle(title, site, path),
  };
  return [
    ...colours,
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
