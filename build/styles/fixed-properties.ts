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
    if (declaration)
      return others.length === 0 && isFixed(declaration) && isOfRoot(declaration) ? declaration.value : reference;
    return registered.has(name) || fallback === undefined ? reference : fallback.trim();
  };
  /** Whether nothing that it refers to is set anew further down, where a browser would have resolved it already. */
  const isOfRoot = ({ value }: Declaration) =>
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)].every(([, name = '']) => (declarations.get(name) ?? []).every(isAtRoot));
  // No chain of references is longer than there are properties, except a circle, which means nothing and is left.
  for (let pass = 0; pass <= declarations.size; pass++) {
    const before = root.toString();
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(REFERENCE, resolve);
    });
    if (root.toString() === before) return;
  }
}

/** Whether a declaration holds for the whole document under all conditions. */
function isFixed(declaration: Declaration): boolean {
  const { parent, important } = declaration;
  if (parent?.type !== 'rule' || important || !isAtRoot(declaration)) return false;
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent)
    if (!('name' in around) || around.name !== 'layer') return false;
  return true;
}

/** Whether a declaration holds for the whole document, be it under a condition. */
function isAtRoot({ parent }: Declaration): boolean {
  let rule = parent;
  while (rule?.type === 'atrule') rule = rule.parent as typeof parent;
  return rule?.type === 'rule' && (rule as Rule).selectors.every((one) => one === ':root' || one === ':host');
}
