import { Parser } from 'htmlparser2';
import postcss, { type Root } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { inlineFixedProperties } from './fixed-properties.ts';

/** Of what stands inside these, something has to be there. */
const NEEDED = new Set([':is', ':where', ':has']);

export interface Names {
  elements: Set<string>;
  classes: Set<string>;
}

/** The elements and classes that occur in a page. */
export function namesIn(html: string): Names {
  const elements = new Set<string>();
  const classes = new Set<string>();
  const parser = new Parser({
    onopentag(element, attributes) {
      elements.add(element);
      for (const name of (attributes.class ?? '').split(/\s+/).filter(Boolean)) classes.add(name);
    },
  });
  parser.end(html);
  return { elements, classes };
}

/**
 * A style sheet without what a page cannot use: rules that need an element or a class that it does not have, custom
 * properties and key frames that nothing refers to, comments. States, attributes and anything inside `:not()` are taken to
 * occur, because a browser may bring them about. A list inside `:is()`, `:where()` or `:has()` loses what does not occur, but
 * keeps the precedence that it gives to its rule. Custom properties that are the same everywhere give way to their values.
 */
export function usedStyles(css: string, names: Names): string {
  const root = postcss.parse(css);
  const keep = parseSelector((selectors) => {
    selectors.each((selector) => {
      if (!canMatch(selector, names)) selector.remove();
    });
    selectors.walkPseudos((pseudo) => {
      if (NEEDED.has(pseudo.value)) removeAlternatives(pseudo.nodes, names);
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
  removeUnreferenced(root);
  removeEmpty(root);
  return root.toString();
}

/** Whether every class and element that the selector needs occurs. */
function canMatch(selector: Selector, names: Names): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return names.classes.has(node.value);
    if (node.type === 'tag') return names.elements.has(node.value.toLowerCase());
    if (node.type === 'pseudo' && NEEDED.has(node.value)) return node.nodes.some((inner) => canMatch(inner, names));
    return true;
  });
}

/** Removes what cannot match from a list, as long as the precedence that the list gives to its rule stays. */
function removeAlternatives(selectors: readonly Selector[], names: Names): void {
  const able = selectors.filter((selector) => canMatch(selector, names));
  const least = Math.max(...able.map((selector) => precedenceOf(selector, 0)));
  for (const selector of selectors) {
    if (!able.includes(selector) && precedenceOf(selector, Number.POSITIVE_INFINITY) <= least) selector.remove();
  }
}

/** A number by which selectors compare; `other` is what anything but a class or an element counts. */
function precedenceOf({ nodes }: Selector, other: number): number {
  const parts: Partial<Record<string, number>> = { class: 100, tag: 1, combinator: 0, universal: 0 };
  return nodes.reduce((sum, { type }) => sum + (parts[type] ?? other), 0);
}

/** Removing a custom property may leave another one without use, hence the repetition. */
function removeUnreferenced(root: Root): void {
  for (let removed = true; removed; ) {
    removed = false;
    const css = root.toString();
    const isUnused = (name: string) => !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(css);
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
