import type { Declaration, Root, Rule } from 'postcss';

/** A reference whose fallback, if it has one, is plain: the innermost references come first. */
const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g;

/**
 * Writes the values of custom properties that are the same everywhere into the places that refer to them, and the
 * fallbacks of those that are never set. A browser resolves each reference anew for each element, and cannot share the
 * outcome between elements as it does with plain values. A declaration that nothing refers to any more stays.
 */
export function inlineFixedProperties(root: Root): void {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const registered = new Set<string>();
  root.walkAtRules('property', ({ params }) => {
    registered.add(params);
  });
  const resolve = (reference: string, name: string, fallback: string | undefined) => {
    const [declaration, ...others] = declarations.get(name) ?? [];
    if (declaration) return others.length === 0 && isFixed(declaration) ? declaration.value : reference;
    return registered.has(name) || fallback === undefined ? reference : fallback.trim();
  };
  // No chain of references is longer than there are properties, except a circle, which means nothing and is left.
  for (let pass = 0; pass <= declarations.size; pass++) {
    const before = root.toString();
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(REFERENCE, resolve);
    });
    if (root.toString() === before) return;
  }
}

/** Whether a declaration holds for the whole document under all conditions. What it refers to may be set anew further down. */
function isFixed({ parent, important, value }: Declaration): boolean {
  if (parent?.type !== 'rule' || important || value.includes('var(')) return false;
  if (!(parent as Rule).selectors.every((selector) => selector === ':root' || selector === ':host')) return false;
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent)
    if (!('name' in around) || around.name !== 'layer') return false;
  return true;
}
