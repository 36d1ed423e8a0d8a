/** A page of any browser: a function runs in it. */
interface Asked {
  evaluate(look: () => Promise<string[]>): Promise<string[]>;
}

/**
 * What a visitor misses of what the page says, as one sentence each. Everything that the document holds is asked for:
 * each text, drawing, link, button and field must be shown within its page, in opaque colours that stand out from their
 * ground, in letters of readable size, with nothing on top of it; what can be pressed is what is hit there. Then every
 * panel of the header whose button is seen is opened and looked through in the same way.
 */
export function whatIsMissed(page: Asked): Promise<string[]> {
  return page.evaluate(async () => {
    /** In pixels, and for letters on papers, which are pictures of papers. */
    const SMALLEST_LETTERS = { text: 14, drawing: 9 };
    const CONTRAST = 4.5;
    const LEAST_OPACITY = 0.95;
    /** For rounding, and for lines that are wider than the shape that they draw. */
    const TOLERANCE = 3;
    /** Within which a panel of the header is where it opens. */
    const MOST_PICTURES = 120;
    /** What can be pressed or filled in. */
    const CONTROLS = 'a[href], button, input, textarea, select, summary';
    /** What is not for the eye, on a screen: the house has one word for either. */
    // What is wrong with a field is said once the browser has refused it.
    const NOT_FOR_THE_EYE = '.visually-hidden, .print-only, script, style, template, [id$="-problem"]';

    interface Look {
      opacity: number;
      /** What it is painted with itself: a colour, nothing, or something that is no colour. */
      ground: string | undefined;
      /** A part of it is cut away, whatever its box is. */
      isCut: boolean;
    }

    /** What ends nowhere within its box cuts away only what stands out from that. */
    const cutsInto = (clipPath: string) => clipPath !== 'none' && !/^inset\((?:(?:-[\d.]+|0)px[ )])+$/.test(clipPath);

    const looks = new Map<Element, Look>();
    function lookOf(element: Element): Look {
      const known = looks.get(element);
      if (known) return known;
      const around = element.parentElement ? lookOf(element.parentElement) : { opacity: 1, isCut: false };
      const { opacity, backgroundColor, backgroundImage, clipPath, maskImage } = getComputedStyle(element);
      const ground = colourOf(backgroundColor).alpha > 0 ? backgroundColor : undefined;
      const look = {
        opacity: around.opacity * Number(opacity),
        ground: backgroundImage === 'none' ? ground : 'picture',
        isCut: around.isCut || cutsInto(clipPath) || maskImage !== 'none',
      };
      looks.set(element, look);
      return look;
    }

    /** The nearest ground behind the middle of an element, which can be moved out of its parent. */
    function groundOf(element: Element): string {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { ground } = lookOf(around);
        const box = around.getBoundingClientRect();
        if (ground && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return ground;
      }
      return 'Canvas';
    }

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colours = new Map<string, { luminance: number; alpha: number }>();
    function colourOf(colour: string) {
      const known = colours.get(colour);
      if (known) return known;
      if (!canvas) throw new Error('No canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = (channel: number) =>
        channel / 255 <= 0.04045 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const found = { luminance, alpha: alpha / 255 };
      colours.set(colour, found);
      return found;
    }

    function contrastOf(one: string, other: string): number {
      const [dark = 0, light = 0] = [colourOf(one).luminance, colourOf(other).luminance].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 0;
    const isInWindow = (box: DOMRect) =>
      box.left >= -TOLERANCE &&
      box.right <= innerWidth + TOLERANCE &&
      box.top >= -TOLERANCE &&
      box.bottom <= innerHeight + TOLERANCE;

    /** What is wrong with the colours and the size of letters. */
    function faultOfLetters(element: Element): string | undefined {
      const { webkitTextFillColor, fill, fontSize, textShadow } = getComputedStyle(element);
      const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
      const colour = drawing ? fill : webkitTextFillColor;
      const ground = groundOf(element);
      const scale = drawing?.viewBox.baseVal?.width
        ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
        : 1;
      const size = Number.parseFloat(fontSize) * scale;
      if (colourOf(colour).alpha < LEAST_OPACITY) return 'is transparent';
      if (!drawing && ground !== 'picture' && textShadow === 'none' && contrastOf(colour, ground) < CONTRAST)
        return `does not stand out: ${colour} on ${ground}`;
      if (size < SMALLEST_LETTERS[element.closest('figure') || drawing ? 'drawing' : 'text'])
        return `has letters of ${size} px`;
      return undefined;
    }

    /** What is painted on top of a point of a text or a drawing. */
    function coverOf(element: Element, x: number, y: number): Element | undefined {
      for (const above of document.elementsFromPoint(x, y)) {
        if (above.contains(element)) return undefined;
        if (above instanceof SVGElement) continue;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(above);
        if (Number(opacity) > 0 && (colourOf(backgroundColor).alpha > 0 || backgroundImage !== 'none')) return above;
      }
      return undefined;
    }

    /** The middle of a box that an element has, scrolled into the window, or what keeps it from being there. */
    function middleOf(element: Element, boxOf: () => DOMRect | undefined): [number, number] | string {
      if (!isShown(element)) return 'is not shown';
      const first = boxOf();
      if (!first || first.width < 1 || first.height < 1) return 'has no size';
      if (!isInWindow(first)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = boxOf() ?? first;
      const [x, y] = [left + width / 2, top + height / 2];
      return x < 0 || x > innerWidth || y < 0 || y > innerHeight ? 'cannot be scrolled to' : [x, y];
    }

    /** What keeps a text or a drawing from being seen. */
    function faultOf(element: Element, boxOf: () => DOMRect | undefined): string | undefined {
      const middle = middleOf(element, boxOf);
      if (typeof middle === 'string') return middle;
      const { opacity, isCut } = lookOf(element);
      if (opacity < LEAST_OPACITY) return `is seen at ${Math.round(opacity * 100)}%`;
      if (isCut) return 'is cut by a shape';
      const cover = coverOf(element, ...middle);
      return cover && `is covered by ${nameOf(cover)}`;
    }

    /** What keeps a link, a button or a field from being pressed. */
    function faultOfControl(control: Element): string | undefined {
      const middle = middleOf(control, () => control.getClientRects()[0]);
      if (typeof middle === 'string') return middle;
      const hit = document.elementFromPoint(...middle);
      if (hit && control.contains(hit)) return undefined;
      return `cannot be pressed, because of ${hit ? nameOf(hit) : 'nothing'}`;
    }

    /** A drawing that says something is whole: neither its own edge nor any round it cuts a part of it. */
    function faultOfDrawing(drawing: Element): string | undefined {
      const shapes = [...drawing.querySelectorAll('path, circle, rect, line, polyline, text, use')].filter(isShown);
      if (shapes.length === 0) return 'shows nothing';
      for (const shape of shapes) {
        const box = shape.getBoundingClientRect();
        for (
          let around: Element | null = shape.parentElement;
          around && around !== document.body;
          around = around.parentElement
        ) {
          const edges = around.getBoundingClientRect();
          const { overflowX, overflowY } = getComputedStyle(around);
          const isWider = box.left < edges.left - TOLERANCE || box.right > edges.right + TOLERANCE;
          const isHigher = box.top < edges.top - TOLERANCE || box.bottom > edges.bottom + TOLERANCE;
          if ((isWider && overflowX !== 'visible') || (isHigher && overflowY !== 'visible'))
            return `is cut by ${nameOf(around)}`;
        }
      }
      return undefined;
    }

    function nameOf(element: Element): string {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
      return `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
    }

    /** What is found wrong within an element, once for each part. */
    function missedIn(root: Element, isExpected: (element: Element) => boolean): string[] {
      const missed: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
        return node.matches(NOT_FOR_THE_EYE) || !isExpected(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      });
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Text && node.parentElement && /\S/.test(node.data)) {
          range.selectNodeContents(node);
          // Firefox counts what is left of a line that the text does not begin on.
          const boxOf = () => [...range.getClientRects()].find(({ width }) => width >= 1);
          const fault = faultOf(node.parentElement, boxOf) ?? faultOfLetters(node.parentElement);
          if (fault) missed.push(`"${node.data.trim().slice(0, 60)}" ${fault}`);
        } else if (node instanceof Element && node.matches(CONTROLS)) {
          const fault = faultOfControl(node);
          if (fault) missed.push(`${nameOf(node)} ${fault}`);
        } else if (node instanceof SVGSVGElement && node.closest(`[role="img"], ${CONTROLS}`)) {
          const fault = faultOf(node, () => node.getBoundingClientRect()) ?? faultOfDrawing(node);
          if (fault) missed.push(`the drawing of ${nameOf(node.parentElement ?? node)} ${fault}`);
        }
      }
      return missed;
    }

    /** Whether each cell below a head shows the words of that. */
    function isSaidByCells(head: Element): boolean {
      const cells = [...(head.closest('table')?.querySelectorAll('[data-column]') ?? [])].filter(
        (cell) => cell.getAttribute('data-column') === head.textContent,
      );
      const says = (cell: Element) => {
        const { content, position } = getComputedStyle(cell, '::before');
        return content.includes(head.textContent) && position === 'static' && isShown(cell);
      };
      return cells.length > 0 && cells.every(says);
    }

    /** Waits for a panel that fades or slides in. */
    async function arrival(panel: Element) {
      let before = Number.NaN;
      for (let pictures = 0; pictures < MOST_PICTURES; pictures++) {
        const { left } = panel.getBoundingClientRect();
        if (left >= 0 && left === before && Number(getComputedStyle(panel).opacity) > LEAST_OPACITY) return;
        before = left;
        await new Promise(requestAnimationFrame);
      }
    }

    // What a page begins with, such as a kolam that draws itself, would take long.
    for (const movement of document.getAnimations()) movement.finish();
    const openers = [...document.querySelectorAll<HTMLElement>('[popovertarget]')].filter(
      (button) => !button.closest('[popover]'),
    );
    const panelOf = (button: Element) => document.getElementById(button.getAttribute('popovertarget') ?? '');
    const menus = openers.filter((button) => button.closest('nav'));
    const drawers = openers.filter((button) => !button.closest('nav'));
    const hidden: Element[] = [];
    const missed: string[] = [];
    // Menus on a wide screen, a drawer on a small one: one way to get about, and all of it.
    const [wide, small] = [menus, drawers].map((all) => all.length > 0 && all.every(isShown));
    if (wide === small) missed.push(`there ${wide ? 'are menus and a drawer' : 'are neither menus nor a drawer'}`);
    hidden.push(...(wide ? drawers : menus.map((menu) => menu.closest('nav') ?? menu)));

    const isExpected = (element: Element) =>
      !element.matches('[popover]') &&
      !hidden.includes(element) &&
      // A cell says its column itself where there is no room for a head.
      !(element.matches('thead') && element.getBoundingClientRect().width <= 1) &&
      !(element.matches('th') && !isShown(element) && isSaidByCells(element)) &&
      // What skips to the content comes with the focus.
      !(
        element === document.querySelector('body > header a:first-child') &&
        element.getAttribute('href')?.startsWith('#')
      );
    missed.push(...missedIn(document.body, isExpected));
    scrollTo({ top: 0, behavior: 'instant' });
    for (const button of openers.filter(isShown)) {
      const panel = panelOf(button);
      button.click();
      if (panel) await arrival(panel);
      looks.clear();
      if (!panel?.matches(':popover-open')) missed.push(`${nameOf(button)} opens nothing`);
      else missed.push(...missedIn(panel, () => true).map((what) => `in the panel of ${nameOf(button)}: ${what}`));
      panel?.hidePopover();
    }
    return missed;
  });
}
