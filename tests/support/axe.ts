import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * All rules but those that are being tried out. Text has a contrast of 7:1, large text of 4.5:1: more than AA asks for. It takes both
 * rules for contrast, because the stricter one lets pass what is so weak that the other one reports it.
 */
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Those rules that depend on colours. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] };

/**
 * What axe finds on the page as it stands, or in a part of it, each with its rule and the elements.
 * @throws if no rule applies
 */
export async function violationsIn(page: Page, asked: 'everything' | 'colours', within = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const options = { ...(asked === 'everything' ? EVERYTHING : COLOURS), resultTypes: ['violations'], selectors: false };
  const run = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`;
  const { violations, passes } = await page.evaluate<AxeResults>(run);
  if (passes.length === 0) throw new Error(`None of axe's rules applies to ${within}.`);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('; ')}`);
}
