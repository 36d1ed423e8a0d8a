import postcss, { type Root } from 'postcss';
import parseSelector, { type Pseudo, type Selector } from 'postcss-selector-parser';
import { elementsIn } from '../elements-in.ts';
import { inlineFixedProperties } from './fixed-properties.ts';
import { gateDesign } from './gate.ts';
import { shortenStyles } from './shorter-styles.ts';

export interface Names {
  elements: Set<string>;
  classes: Set<string>;
}

/** The elements and classes that occur in a page. */
export function namesIn(html: string): Names {
  const found = elementsIn(html);
  return {
    elements: new Set(found.map(({ tagName }) => tagName.toLowerCase())),
    classes: new Set(found.flatMap(({ properties }) => (properties.className ?? []) as string[])),
  };
}

/**
 * A style sheet without what a page cannot use: rules that need an element or a class that it does not have, custom
 * properties and key frames that nothing refers to, comments. States, attributes and anything inside `:not()` are taken to
 * occur, because a browser may bring them about. Custom properties that are the same everywhere give way to their values,
 * and the rest is written as short as can be.
 * @param kept custom properties that something besides this sheet refers to
 */
export function usedStyles(css: string, names: Names, kept: ReadonlySet<string> = new Set()): string {
  const root = postcss.parse(css);
  const keep = parseSelector((selectors) => {
    selectors.each((selector) => {
      if (!canMatch(selector, names)) selector.remove();
    });
    selectors.walkPseudos((pseudo) => {
      if (pseudo.value === ':is' || pseudo.value === ':where') removeIdle(pseudo, names);
      const [only, ...others] = pseudo.nodes;
      if (pseudo.value === ':is' && only && others.length === 0 && only.nodes.every(({ type }) => type === 'class'))
        pseudo.replaceWith(...only.nodes);
    });
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selector = keep.processSync(rule.selector);
    if (selector === '') rule.remove();
    else rule.selector = selector;
  });
  inlineFixedProperties(root);
  removeUnreferenced(root, kept);
  removeEmpty(root);
  shortenStyles(root);
  gateDesign(root);
  return root.toString();
}

/** Pseudo-classes of which one selector has to match; in the others, what does not occur may count. */
const ONE_OF = [':is', ':where', ':has'];

/** Whether every class and element occurs that has to be there for the selector to match anything. */
function canMatch(selector: Selector, names: Names): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return names.classes.has(node.value);
    if (node.type === 'tag') return names.elements.has(node.value.toLowerCase());
    if (node.type === 'pseudo' && ONE_OF.includes(node.value)) return node.nodes.some((one) => canMatch(one, names));
    return true;
  });
}

/** Removes what cannot match from a list of which one has to, unless the others weigh less: a list weighs as much as its heaviest. */
function removeIdle(list: Pseudo, names: Names): void {
  const [matching, idle] = [true, false].map((can) => list.nodes.filter((one) => canMatch(one, names) === can));
  for (const one of idle ?? []) {
    const isPlain = one.nodes.every(({ type }) => type === 'class' || type === 'tag' || type === 'combinator');
    if (list.value === ':where' || (isPlain && matching?.some((other) => leastWeight(other) >= leastWeight(one))))
      one.remove();
  }
}

/** What the classes and elements of a selector weigh, those in its pseudo-classes not counted. */
function leastWeight({ nodes }: Selector): number {
  const count = (type: string) => nodes.filter((node) => node.type === type).length;
  return 100 * count('class') + count('tag');
}

/** Removing a custom property may leave another one without use, hence the repetition. */
function removeUnreferenced(root: Root, kept: ReadonlySet<string>): void {
  for (let removed = true; removed; ) {
    removed = false;
    const css = root.toString();
    const isUnused = (name: string) => !kept.has(name) && !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(css);
    root.walkDecls(/^--/, (declaration) => {
      if (!isUnused(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    root.walkAtRules('property', (rule) => {
      if (isUnused(rule.params)) rule.remove();
    });
    root.walkAtRules('keyframes', (rule) => {
      if (!new RegExp(`animation(-name)?:[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove();
    });
  }
}

function removeEmpty(root: Root): void {
  for (let removed = true; removed; ) {
    removed = false;
    root.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
      node.remove();
      removed = true;
    });
  }
}
