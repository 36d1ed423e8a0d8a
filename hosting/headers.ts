/** The path of the speculation rules, which every page names where the site has them. */
export const RULES = '/speculation-rules.json';

const HASHED = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';

/**
 * The headers of an answer, beside those that describe its body: how long it may be kept, and what it asks of browsers.
 * @param path the requested path; that of a page has no ending
 */
export function headersOf(path: string, { hasRules }: { hasRules: boolean }): Record<string, string> {
  const isPage = !/\.\w+$/.test(path);
  return {
    'Cache-Control': path.startsWith('/_astro/') ? HASHED : FRESH,
    'X-Content-Type-Options': 'nosniff',
    ...(path === RULES && { 'Content-Type': 'application/speculationrules+json' }),
    ...(isPage && hasRules && { 'Speculation-Rules': `"${RULES}"` }),
  };
}

/** The headers of the not-found page, under whatever path it is sent. */
export const NOT_FOUND_HEADERS = headersOf('/404.html', { hasRules: false });
