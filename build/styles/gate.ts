import { type AtRule, atRule, type ChildNode, type Root } from 'postcss';

const NOT = /^not (?=\()/;

/**
 * Puts all rules under the opposite of the condition under which the plain sheet stands (`@supports not (…)`), but for
 * faces of fonts, which both need. A sheet without a plain one stays as it is.
 */
export function gateDesign(root: Root): void {
  const isPlain = (node: ChildNode): node is AtRule =>
    node.type === 'atrule' && node.name === 'supports' && NOT.test(node.params);
  const plain = root.nodes.find(isPlain);
  if (!plain) return;
  const gate = atRule({ name: 'supports', params: plain.params.replace(NOT, '').slice(1, -1), nodes: [] });
  gate.append(root.nodes.filter((node) => node !== plain && !(node.type === 'atrule' && node.name === 'font-face')));
  root.append(gate);
}
