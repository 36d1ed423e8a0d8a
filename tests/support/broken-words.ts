import type { Page } from '@playwright/test';

/** The words and numbers that a page shows in more than one line, each with the text that it is part of. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** In pixels: a box for screen readers, and how far letters of one line can lie apart. */
    const [LEAST_WIDTH, ONE_LINE] = [1.5, 4];

    /** Hyphens that are written part words, and so do spaces of all kinds. */
    const WORD = /[\p{L}\p{M}\p{N}.,]+/gu;

    function isForScreenReaders(element: Element | null): boolean {
      if (!element) return false;
      const isCut = getComputedStyle(element).overflow !== 'visible';
      return (
        (isCut && element.getBoundingClientRect().width < LEAST_WIDTH) || isForScreenReaders(element.parentElement)
      );
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style, svg')) continue;
      const words = text.nodeValue ?? '';
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2 || isForScreenReaders(element)) continue;
      for (const { 0: word, index } of words.matchAll(WORD)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > ONE_LINE) found.push(`"${word}" in "${words.trim().slice(0, 40)}"`);
      }
    }
    return found;
  });
}
