import { z } from 'astro/zod';
import type { FieldPath } from './problem.ts';
import { isGroup } from './source.ts';

export type Schema = z.core.$ZodType;

/**
 * The part of a schema that a field must satisfy. Where the schema leaves a choice on the way, the value decides.
 * @returns undefined for a field that the schema does not know.
 */
export function schemaAt(schema: Schema, data: unknown, field: FieldPath): Schema | undefined {
  const [part, ...rest] = field;
  if (part === undefined) return withoutOptional(schema);
  const inner = innerSchema(meantBranch(schema, data) ?? schema, part);
  return inner && schemaAt(inner, isGroup(data) ? Reflect.get(data, part) : undefined, rest);
}

/** Names of the fields that a group may have. */
export function fieldsOf(schema: Schema | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Names of the fields that a group must have. */
export function requiredFieldsOf(schema: Schema): string[] {
  return fieldsOf(schema).filter((name) => !(innerSchema(schema, name) instanceof z.ZodOptional));
}

/** The schemas between which a schema leaves the choice; without a choice, the schema itself. */
export function branchesOf(schema: Schema): Schema[] {
  const bare = withoutOptional(schema);
  return bare instanceof z.ZodUnion ? [...bare.options] : [bare];
}

/**
 * The branch that a value was meant for: the one that knows more of its fields than any other.
 * @returns undefined when two branches know equally many.
 */
export function meantBranch(schema: Schema, data: unknown): Schema | undefined {
  const names = isGroup(data) ? Object.keys(data) : [];
  const known = (branch: Schema) => fieldsOf(branch).filter((name) => names.includes(name)).length;
  const [best, second] = branchesOf(schema).toSorted((one, other) => known(other) - known(one));
  return best && second && known(best) === known(second) ? undefined : best;
}

function withoutOptional(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap()) : schema;
}

function innerSchema(schema: Schema, part: string | number): Schema | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape: Record<string, Schema> = schema.shape;
  return Object.hasOwn(shape, part) ? shape[part] : undefined;
}
