import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What schema.org publishes (its current terms, with `http` addresses), as of April 2026. The vocabulary is under
 * CC BY-SA 3.0, the package that holds it under MIT.
 */
const FILE = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
const QUAD = /^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/gm;

const NAMES = 'http://schema.org/';
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class';
const DOMAIN = 'http://schema.org/domainIncludes';

const types = new Set<string>();
const above = new Map<string, string[]>();
const domains = new Map<string, string[]>();
for (const [, subject = '', predicate, object = ''] of readFileSync(FILE, 'utf8').matchAll(QUAD)) {
  if (predicate === TYPE && object === CLASS) types.add(subject);
  if (predicate === SUBCLASS) above.set(subject, [...(above.get(subject) ?? []), object]);
  if (predicate === DOMAIN) domains.set(subject, [...(domains.get(subject) ?? []), object]);
}

/** Whether schema.org has a type of this name. */
export function isType(type: string): boolean {
  return types.has(NAMES + type);
}

/** Whether schema.org has a property of this name that things of one of these types can have. */
export function isPropertyOf(property: string, ofTypes: readonly string[]): boolean {
  const wider = ofTypes.flatMap((type) => withWider(NAMES + type));
  return domains.get(NAMES + property)?.some((type) => wider.includes(type)) ?? false;
}

function withWider(type: string): string[] {
  return [type, ...(above.get(type) ?? []).flatMap(withWider)];
}
