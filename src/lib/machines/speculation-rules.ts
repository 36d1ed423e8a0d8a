/**
 * Speculation rules (WICG "Speculation Rules", as browsers of the Chromium family know them): a page behind an internal
 * link is rendered beforehand once the visitor points at the link or touches it, but not where the link leads to the
 * not-found page or nowhere.
 * @param withoutPage addresses that links name although no page is there
 */
export function speculationRules(withoutPage: string[]) {
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: withoutPage } },
            { not: { selector_matches: '[href^="#"], [href*="."]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
