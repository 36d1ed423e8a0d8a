import type { Page } from '@playwright/test';

/**
 * The lines of text that some element cuts off, and by how many pixels on which side: text that reaches beyond an
 * ancestor which clips, beyond a `clip-path`, or beyond the window's left or right edge. What an ancestor cuts does not
 * make the page wider, so it cannot be found by the page's width.
 */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A pixel for rounding; fonts give letters more height than they draw, above them also as a part of their size. */
    const TOLERANCE = { across: 1, down: 3, above: 0.15 };

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }

    /** The answer of a question about an element, which many texts ask. */
    function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
      const known = new Map<Element, { answer: Answer }>();
      return (element) => {
        const found = known.get(element) ?? { answer: ask(element) };
        known.set(element, found);
        return found.answer;
      };
    }

    /** What an element lets its content show, or undefined if all of it. */
    const openingOf = once((element): Box | undefined => {
      const style = getComputedStyle(element);
      const { left, top } = element.getBoundingClientRect();
      const clips = (overflow: string) => overflow !== 'visible';
      const margin = Number.parseFloat(style.overflowClipMargin) || 0;
      const [x, y] = [left + element.clientLeft, top + element.clientTop];
      const across = clips(style.overflowX);
      const down = clips(style.overflowY);
      const path = style.clipPath === 'none' ? undefined : insetOf(element, style.clipPath);
      if (!across && !down) return path;
      const box = {
        left: across ? x - margin : Number.NEGATIVE_INFINITY,
        right: across ? x + element.clientWidth + margin : Number.POSITIVE_INFINITY,
        top: down ? y - margin : Number.NEGATIVE_INFINITY,
        bottom: down ? y + element.clientHeight + margin : Number.POSITIVE_INFINITY,
      };
      if (!path) return box;
      return {
        left: Math.max(box.left, path.left),
        right: Math.min(box.right, path.right),
        top: Math.max(box.top, path.top),
        bottom: Math.min(box.bottom, path.bottom),
      };
    });

    /** The rectangle of `clip-path: inset(…)`. Other shapes are not known here, so they let nothing show. */
    function insetOf(element: Element, shape: string): Box {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const [, sides = ''] = /^inset\(([^)]*?)( round [^)]*)?\)$/.exec(shape) ?? [];
      if (sides === '') return { left: 0, right: 0, top: 0, bottom: 0 };
      const [first = '', second = first, third = first, fourth = second] = sides.split(' ');
      const length = (text: string, whole: number) =>
        text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);
      return {
        left: left + length(fourth, width),
        right: right - length(second, width),
        top: top + length(first, height),
        bottom: bottom - length(third, height),
      };
    }

    /** Whether an element that is placed absolutely is placed, and clipped, by this one. */
    const holds = once((element) => {
      const { position, transform, translate, rotate, scale, filter, contain } = getComputedStyle(element);
      const moves = [transform, translate, rotate, scale, filter].some((value) => value !== 'none');
      return position !== 'static' || moves || /paint|layout|strict|content/.test(contain);
    });
    const positionOf = once((element) => getComputedStyle(element).position);

    /** The ancestors that can clip what stands in an element, the element first. */
    function* ancestorsOf(element: Element): Generator<Element> {
      let position = 'static';
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        if (position === 'fixed' || (position === 'absolute' && !holds(around))) continue;
        yield around;
        position = positionOf(around);
      }
    }

    /** Text that is only for screen readers: in a box of a pixel, or cut away as a whole. */
    const isForScreenReaders = (element: Element) => [...ancestorsOf(element)].some(isCutAway);
    const isCutAway = once((element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return (width <= 1 && height <= 1 && style.overflow !== 'visible') || style.clipPath === 'inset(50%)';
    });

    const found: string[] = [];
    const { clientWidth } = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!element || !/\S/.test(text.textContent ?? '')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // Such as a link that skips to the content, which comes into sight with the focus.
      if (lines.every(({ bottom }) => bottom + scrollY < 0)) continue;
      const openings = [...ancestorsOf(element)].flatMap((around) => {
        const opening = openingOf(around);
        return opening ? [{ by: around.tagName.toLowerCase(), ...opening }] : [];
      });
      // A page is never scrolled sideways, so the window cuts there, too.
      const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      openings.push({ by: 'window', left: 0, right: clientWidth, top: least, bottom: most });
      const above = Math.max(TOLERANCE.down, TOLERANCE.above * Number.parseFloat(getComputedStyle(element).fontSize));
      const excesses = openings.flatMap(({ by, left, right, top, bottom }) =>
        lines.flatMap((line) => [
          { by, side: 'left', excess: left - line.left - TOLERANCE.across },
          { by, side: 'right', excess: line.right - right - TOLERANCE.across },
          { by, side: 'top', excess: top - line.top - above },
          { by, side: 'bottom', excess: line.bottom - bottom - TOLERANCE.down },
        ]),
      );
      const [worst] = excesses.toSorted((one, other) => other.excess - one.excess);
      if (!worst || worst.excess <= 0) continue;
      const words = text.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
      found.push(`"${words}" is cut by ${Math.ceil(worst.excess)} px at the ${worst.side} of <${worst.by}>`);
    }
    return found;
  });
}

/** The distances between lines, letters, words and paragraphs that WCAG 1.4.12 says a visitor may ask for. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}
