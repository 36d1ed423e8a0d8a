import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Words } from './contrast-of-pixels.ts';

/** Rules that are not asked, each with the reason. */
const LEFT_OUT: Record<string, string> = {
  'p-as-heading': 'tried out by axe: it takes the company’s name above the footer, in bold letters, for a heading',
};
const RULES = axe.getRules().flatMap(({ ruleId }) => (LEFT_OUT[ruleId] === undefined ? [ruleId] : []));

/** Those that a theme makes a difference to. */
const OF_COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe says of a page as it stands. */
export interface Answer {
  /** Each with its rule and the elements. */
  violations: string[];
  /** How many rules found what they are about, and nothing wrong with it. */
  passed: number;
  /** Texts of which axe does not know the ground. */
  undecided: Words[];
}

/** How often axe was asked by the tests of this process, and what it said. */
export const asked = { version: axe.version, rules: RULES.length, looks: 0, passed: 0, undecided: 0 };

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Asks all of axe's rules of a page as it stands, or of a part of it: also those of level AAA, of which one asks for a contrast
 * of 7:1, those that are out of date and those that are being tried out. In the dark, which is the same document, those of colours.
 * @throws if no rule applies
 */
export async function askAxe(page: Page, within = 'html'): Promise<Answer> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const answer = await page.evaluate(
    async ([within, rules, ofColours]) => {
      if (!window.axe) throw new Error('axe is not there.');
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      const { violations, passes, incomplete } = await window.axe.run(within, {
        runOnly: { type: 'rule', values: isDark ? ofColours : rules },
        resultTypes: ['violations', 'incomplete'],
        selectors: false,
        elementRef: true,
      });
      const contrasts = incomplete.filter(({ id }) => id.startsWith('color-contrast'));
      const elements = new Set(contrasts.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])));
      // As initials below a portrait.
      const isUnderPicture = (element: Element) =>
        [...document.images].some(
          (picture) =>
            picture.naturalWidth > 0 &&
            getComputedStyle(picture).position === 'absolute' &&
            picture.parentElement?.contains(element),
        );
      const seen = [...elements].filter((element) => !isUnderPicture(element));
      const undecided = seen.map((element) => {
        const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const range = document.createRange();
        const boxes = [...element.childNodes].flatMap((node) => {
          if (!(node instanceof Text) || !/\S/.test(node.data)) return [];
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
        // A field has its words in itself.
        if (boxes.length === 0) {
          const { x, y } = element.getBoundingClientRect();
          const { clientLeft, clientTop, clientWidth, clientHeight } = element;
          boxes.push(new DOMRect(x + clientLeft, y + clientTop, clientWidth, clientHeight));
        }
        return {
          words: element.textContent.trim() || element.id,
          colour: element instanceof SVGElement ? fill : color,
          // As WCAG defines it.
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          boxes: boxes.map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
        };
      });
      return {
        violations: violations.map(
          ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('; ')}`,
        ),
        passed: passes.length,
        undecided,
      };
    },
    [within, RULES, OF_COLOURS] as const,
  );
  if (answer.passed === 0) throw new Error(`None of axe's rules applies to ${within}.`);
  asked.looks += 1;
  asked.passed += answer.passed;
  asked.undecided += answer.undecided.length;
  return answer;
}
