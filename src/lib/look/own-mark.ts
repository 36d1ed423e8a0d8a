import type { CustomPlugin, XastElement } from 'svgo/browser';
import { optimize } from 'svgo/browser';

/** A shape of a mark, or a group of them. */
export interface MarkNode {
  name: string;
  attributes: Record<string, string>;
  children: MarkNode[];
}

/** A company's own mark, cleaned. */
export interface OwnMark {
  box: { x: number; y: number; width: number; height: number };
  nodes: MarkNode[];
  /** The same as SVG writes it. */
  markup: string;
  /** The colours that it names, each as it is written; `currentColor` for that of the text around it. */
  colours: string[];
}

/** What is wrong with a file that was to be a mark, and what would be right. */
export class MarkError extends Error {
  readonly expected: string;
  constructor(found: string, expected: string) {
    super(found);
    this.expected = expected;
  }
}

const SHAPES = ['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'];
const GRADIENTS = ['defs', 'linearGradient', 'radialGradient', 'stop'];
/** What a shape is and how it is painted. All else is a note of the drawing program, or would do something to the page. */
const ATTRIBUTES =
  /^(id|d|points|c[xy]|f[rxy]|r[xy]?|[xy][12]?|width|height|pathLength|transform(-origin)?|(fill|stroke|stop)(-[a-z]+)?|color|opacity|offset|display|visibility|gradientUnits|gradientTransform|spreadMethod|paint-order|vector-effect)$/;
/** On every page, whose first view has few bytes. In characters. */
const LONGEST = 3000;
/** As wide as high, or nearly: it stands in a square on icons. */
const WIDEST = 2;
const PAINTS = ['fill', 'stroke', 'stop-color', 'color'];

/**
 * Reads an SVG file as a mark: shapes alone, without what drawing programs leave in it.
 * @throws MarkError with what is wrong
 */
export function ownMark(svg: string): OwnMark {
  const found: { root?: XastElement } = {};
  const keep: CustomPlugin = {
    name: 'keep',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === 'root') found.root = node;
        },
      },
    }),
  };
  try {
    optimize(svg, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        'preset-default',
        'removeTitle',
        'removeDimensions',
        { name: 'prefixIds', params: { prefix: 'mark', delim: '-' } },
        keep,
      ],
    });
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new MarkError(`a file that is no SVG (${reason})`, 'an SVG file, as a drawing program writes it');
  }
  const { root } = found;
  if (root?.name !== 'svg') throw new MarkError('a file without <svg>', 'an SVG file, as a drawing program writes it');
  const nodes = painted(root);
  const markup = nodes.map(markupOf).join('');
  if (nodes.length === 0) throw new MarkError('a drawing without shapes', 'a drawing of paths, circles and the like');
  if (markup.length > LONGEST) {
    throw new MarkError(
      `a drawing of ${markup.length} characters, when it has been cleaned`,
      `at most ${LONGEST}, because it stands on every page: fewer points, or a simpler form`,
    );
  }
  return {
    box: boxOf(root),
    nodes,
    markup,
    colours: [...new Set(coloursIn(nodes))],
  };
}

/** The shapes, in a group if the drawing as a whole says how they are painted. */
function painted(root: XastElement): MarkNode[] {
  return nodeOf({ ...root, name: 'g' }).flatMap((group) => {
    const paints = Object.entries(group.attributes).filter(([key]) => /^(fill|stroke|color|opacity)/.test(key));
    if (group.children.length === 0 || paints.length === 0) return group.children;
    return [{ ...group, attributes: Object.fromEntries(paints) }];
  });
}

function nodeOf(node: XastElement['children'][number]): MarkNode[] {
  if (node.type !== 'element') return [];
  const { name, attributes } = node;
  if (![...SHAPES, ...GRADIENTS].includes(name)) {
    const expected = name === 'text' ? 'its letters as paths' : 'shapes alone: paths, circles, rectangles, gradients';
    throw new MarkError(`a drawing with <${name}>`, expected);
  }
  const odd = Object.entries(attributes).find(([key, value]) => /^on|href$/.test(key) || /url\((?!["']?#)/.test(value));
  if (odd) throw new MarkError(`a drawing with ${odd[0]}="${odd[1]}"`, 'a drawing that runs and loads nothing');
  const effect = Object.entries(attributes).find(isEffect);
  if (effect) {
    const expected = 'plain fills and strokes: no blending, filters or masks';
    throw new MarkError(`a drawing with ${effect[0]}="${effect[1]}"`, expected);
  }
  const known = Object.entries(attributes).filter(([key]) => ATTRIBUTES.test(key));
  return [{ name, attributes: Object.fromEntries(known), children: node.children.flatMap(nodeOf) }];
}

/** Without it the drawing would look different; what else is left in a style is of texts, or of drawing programs. */
function isEffect([key, value]: [string, string]): boolean {
  if (key === 'style') return /mix-blend-mode:\s*(?!normal)\w/.test(value);
  return ['filter', 'mask', 'clip-path'].includes(key) && value !== 'none';
}

function markupOf({ name, attributes, children }: MarkNode): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${words.join('')}${children.length > 0 ? `>${children.map(markupOf).join('')}</${name}` : '/'}>`;
}

function escaped(value: string): string {
  return value.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function boxOf({ attributes }: XastElement): OwnMark['box'] {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) {
    throw new MarkError('a drawing without a size', 'a viewBox, such as viewBox="0 0 64 64", or width and height');
  }
  if (Math.max(width / height, height / width) > WIDEST) {
    throw new MarkError(
      `a drawing of ${width} × ${height}`,
      'one that is at most twice as wide as high: the mark alone, because the name is written beside it',
    );
  }
  return { x, y, width, height };
}

/** What has no colour at all is black. */
function coloursIn(nodes: MarkNode[], inherited = '#000'): string[] {
  return nodes.flatMap(({ name, attributes, children }) => {
    const paints = PAINTS.flatMap((paint) => attributes[paint] ?? []).filter((paint) => !/^(none|url\()/.test(paint));
    const fill = attributes.fill ?? inherited;
    const own = SHAPES.includes(name) && name !== 'g' && !/^(none|url\()/.test(fill) ? [fill] : [];
    return [...own, ...paints, ...coloursIn(children, fill)];
  });
}
