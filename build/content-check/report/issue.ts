import { z } from 'astro/zod';
import { nearestWord, suggestion } from './nearest-word.ts';
import { type FieldPath, listed, quoted, shown } from './problem.ts';
import { branchesOf, fieldsOf, meantBranch, requiredFieldsOf, type Schema, schemaAt } from './shape.ts';
import { isGroup, valueAt } from './source.ts';
import { amount, choice, format, kind, measured } from './words.ts';

export interface Problem {
  field: FieldPath;
  found: string;
  expected: string;
}

/** Where data does not have the shape that a schema asks for, in plain words. */
export function problemsOfShape(schema: Schema, data: unknown): Problem[] {
  const issues = z.safeParse(schema, data).error?.issues ?? [];
  // A list in the place of a text is also measured as a text, by its number of entries.
  const wrongKinds = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  return issues
    .filter(({ code, path }) => code === 'invalid_type' || !wrongKinds.has(path.join('.')))
    .flatMap((issue) => problemsOf(issue, schema, data));
}

function problemsOf(issue: z.core.$ZodIssue, root: Schema, data: unknown): Problem[] {
  const field = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const value = valueAt(data, field);
  const schema = schemaAt(root, data, field);
  if (value === undefined && isMisspelt(field, root, data)) return [];
  switch (issue.code) {
    case 'invalid_type':
      return [{ field, found: shown(value), expected: kind(issue.expected, fieldsOf(schema), value) }];
    case 'invalid_value':
      return [{ field, found: shown(value), expected: choice(issue.values, value) }];
    case 'too_small':
      return [{ field, found: measured(value), expected: amount(issue, 'at least', issue.minimum) }];
    case 'too_big':
      return [{ field, found: measured(value), expected: amount(issue, 'at most', issue.maximum) }];
    case 'invalid_format':
      return [
        { field, found: `${quoted(String(value), String(value).search(/[<>]/))} (text)`, expected: format(issue) },
      ];
    case 'custom':
      return [{ field, found: shown(value), expected: issue.message }];
    case 'unrecognized_keys':
      return issue.keys.map((name) => unknownField(name, field, schema, value));
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({ field, found: quoted(String(field.at(-1))), expected: message }));
    case 'invalid_union':
      return choiceProblems(field, schema, value);
    default:
      return [{ field, found: shown(value), expected: 'another value' }];
  }
}

function unknownField(name: string, field: FieldPath, schema: Schema | undefined, value: unknown): Problem {
  const known = fieldsOf(schema && (meantBranch(schema, value) ?? branchesOf(schema)[0]));
  const expected = `${oneOf(known)}${suggestion(name, missing(known, value))}`;
  return { field: [...field, name], found: `"${name}"`, expected };
}

/** A value that fits none of several groups: what it lacks of the one it was meant for, or else what each asks for. */
function choiceProblems(field: FieldPath, schema: Schema | undefined, value: unknown): Problem[] {
  const branches = schema ? branchesOf(schema) : [];
  const meant = schema && meantBranch(schema, value);
  const names = isGroup(value) ? Object.keys(value) : [];
  const isMixed = names.some(
    (name) => !fieldsOf(meant).includes(name) && branches.some((one) => fieldsOf(one).includes(name)),
  );
  if (meant && !isMixed) {
    return problemsOfShape(meant, value).map((problem) => ({ ...problem, field: [...field, ...problem.field] }));
  }
  const choices = branches.map((branch) => listed(requiredFieldsOf(branch)));
  return [{ field, found: shown(value), expected: `either ${choices.join(', or ')}` }];
}

/** Whether a missing field stands there after all, under a wrong name, which is reported instead. */
function isMisspelt(field: FieldPath, root: Schema, data: unknown): boolean {
  const parent = valueAt(data, field.slice(0, -1));
  const schema = schemaAt(root, data, field.slice(0, -1));
  const known = fieldsOf(schema && (meantBranch(schema, parent) ?? branchesOf(schema)[0]));
  const unknown = isGroup(parent) ? Object.keys(parent).filter((name) => !known.includes(name)) : [];
  return unknown.some((name) => nearestWord(name, missing(known, parent)) === field.at(-1));
}

function missing(known: string[], value: unknown): string[] {
  return known.filter((name) => !isGroup(value) || !Object.hasOwn(value, name));
}

function oneOf(names: string[]): string {
  return names.length > 1 ? `one of ${names.join(', ')}` : names.join('');
}
