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
 * occur, because a browser may bring them about. A list inside `:is()`, `:where()` or `:has()` stays whole, as it decides on
 * precedence, unless nothing in it occurs. Custom properties that are the same everywhere give way to their values.
 */
export function usedStyles(css: string, names: Names): string {
  const root = postcss.parse(css);
  const keep = parseSelector((selectors) => {
    selectors.each((selector) => {
      if (!canMatch(selector, names)) selector.remove();
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
