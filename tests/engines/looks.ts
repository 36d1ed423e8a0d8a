import type { Point } from './engine.ts';

// What tests look for in a page. Each runs there by itself, so none calls another.

/** How much wider the page is than its window, in pixels. */
export function excess(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** The items of lists whose first block begins a line too low, as WebKit sets it below an empty marker. */
export function lowered(): string[] {
  const px = (length: string) => Number.parseFloat(length) || 0;
  return [...document.querySelectorAll('main li')].flatMap((item) => {
    const first = item.firstElementChild;
    if (!first || getComputedStyle(item).display !== 'list-item') return [];
    const { display, position, marginTop } = getComputedStyle(first);
    if (display !== 'block' || position !== 'static') return [];
    const { paddingTop, borderTopWidth, fontSize } = getComputedStyle(item);
    const expected = item.getBoundingClientRect().top + px(borderTopWidth) + px(paddingTop) + px(marginTop);
    const isLow = first.getBoundingClientRect().top - expected > px(fontSize) / 2;
    return isLow ? [item.textContent?.trim().slice(0, 60) ?? ''] : [];
  });
}

/** The drawings of lists that are small in their box, as where an engine does not know how high that was to be. */
export function shrunken(): string[] {
  return [...document.querySelectorAll<SVGSVGElement>('main li svg:has(> use)')].flatMap((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    const box = svg.viewBox.baseVal;
    const scales = [width / box.width, height / box.height];
    const isSmall = Math.max(...scales) > 1.5 * Math.min(...scales);
    return isSmall ? [`${svg.closest('li')?.textContent?.trim().slice(0, 40)}: ${width} × ${height}`] : [];
  });
}

/** Where a link, button or field is, by its name or its address: its middle, or null where none is shown. */
export function placeOf(wanted: string): Point | null {
  const shown = [...document.querySelectorAll<HTMLElement>('a, button, input')].find((control) => {
    const words = control instanceof HTMLInputElement ? control.name : control.textContent?.trim();
    const { width, height } = control.getBoundingClientRect();
    const isWanted = words === wanted || control.getAttribute('href') === wanted;
    return isWanted && width > 1 && height > 1 && getComputedStyle(control).visibility === 'visible';
  });
  if (!shown) return null;
  const isBelow = shown.getBoundingClientRect().bottom > innerHeight;
  if (isBelow) shown.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The panels of the header that are open, by how many of their links are seen through nothing and can be pressed. */
export function openPanels(): { links: number; pressable: number; left: number }[] {
  return [...document.querySelectorAll(':popover-open')].map((panel) => {
    const links = [...panel.querySelectorAll('a')];
    const isOpaque = (element: Element | null): boolean =>
      !element || (Number(getComputedStyle(element).opacity) > 0.95 && isOpaque(element.parentElement));
    const pressable = links.filter((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && link.contains(hit) && isOpaque(link);
    });
    return { links: links.length, pressable: pressable.length, left: Math.round(panel.getBoundingClientRect().left) };
  });
}

/** What has the focus. */
export function focus(): { words: string; isInPanel: boolean; isBehind: boolean; isCovered: boolean } {
  const element = document.activeElement ?? document.body;
  const isCovered = [...element.getClientRects()].every(({ left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  });
  const isInPanel = element.closest(':popover-open') !== null;
  return {
    words: element === document.body ? '' : (element.textContent?.trim() ?? ''),
    isInPanel,
    isBehind: element !== document.body && !isInPanel,
    isCovered: element !== document.body && isCovered,
  };
}

/** The colours of the title and of the first paragraph below it, and of what they stand on. */
export function coloursOfText(): { text: string; ground: string }[] {
  return ['h1', 'main p'].map((selector) => {
    const element = document.querySelector(`${selector}:not(nav *)`) ?? document.body;
    let ground: Element | null = element;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    return {
      text: getComputedStyle(element).color,
      ground: getComputedStyle(ground ?? document.documentElement).backgroundColor,
    };
  });
}

/** Where in the window the arrows of headings are that lead to a page, once the first of them stands in its middle. */
export function arrows(): { name: string; left: number; top: number; width: number; height: number }[] {
  const links = [...document.querySelectorAll('main h3 a')].filter(
    (link) => getComputedStyle(link, '::after').content !== 'none',
  );
  links[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const range = document.createRange();
  return links.flatMap((link) => {
    range.selectNodeContents(link);
    const [words, whole] = [[...range.getClientRects()].at(-1), [...link.getClientRects()].at(-1)];
    if (!words || !whole || whole.top < 0 || whole.bottom > innerHeight) return [];
    const { top, height } = whole;
    return { name: link.textContent ?? '', left: words.right, top, width: whole.right - words.right, height };
  });
}

/** What cannot be read of a page in one plain column: each text that is not shown, pale, or under something else. */
export function unreadable(): string[] {
  /** Closed, or for paper. The menus hold all that the drawer does. */
  const closed = 'popover' in HTMLElement.prototype ? '[popover], ' : '';
  const leftOut = `${closed}dialog, button[popovertarget]:not(nav *), .print-only, script, style, template`;
  const faultOf = (element: Element, range: Range): string | undefined => {
    const boxOf = () => [...range.getClientRects()].find(({ width }) => width >= 1);
    if (!boxOf()) return 'is not shown';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, right = 0, top = 0, height = 0 } = boxOf() ?? {};
    if (left < 0 || right > innerWidth) return 'is sideways';
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (Number(getComputedStyle(around).opacity) < 1) return 'is pale';
    }
    const hit = document.elementFromPoint((left + right) / 2, top + height / 2);
    if (hit && (element.contains(hit) || hit.contains(element))) return undefined;
    return `is under ${hit?.tagName} ${hit?.textContent?.trim().slice(0, 30)}`;
  };
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element || element.closest(leftOut) || !/\S/.test(text.nodeValue ?? '')) continue;
    // The scale of a chart, whose values follow as a list.
    if (element instanceof SVGElement && getComputedStyle(element).display === 'none') continue;
    range.selectNodeContents(text);
    const fault = faultOf(element, range);
    if (fault) faults.push(`"${text.nodeValue?.trim().slice(0, 60)}" ${fault}`);
  }
  return faults;
}
