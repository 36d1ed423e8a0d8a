import { describe, expect, test } from 'vitest';
import { type FieldPath, fieldName } from '../../build/content-check/report/problem.ts';
import { nodesOf, valueAt } from '../../build/content-check/report/source.ts';
import { contentFiles } from '../../build/content-files.ts';
import { problemsIn, sampleCopy, setField } from '../../tests/support/content-copy.ts';
import { SAMPLE } from '../../tests/support/sample.ts';

describe.each(contentFiles(SAMPLE))('in %s', (file) => {
  test('an unknown field is refused in every group', () => {
    expect(accepted(file, isGroupOfFields, (data, field) => setField(data, [...field, 'zzz'], 'unknown'))).toEqual([]);
  });

  test('angle brackets are refused in every text that is no address', () => {
    const isText = (value: unknown) => typeof value === 'string' && !/^(https:|\/|#)/.test(value);
    expect(accepted(file, isText, (data, field) => setField(data, field, `${valueAt(data, field)}<b>`))).toEqual([]);
  });

  test('nothing is refused in the place of any value', () => {
    const refused = fieldsIn(file).filter(({ field }) => {
      const data = sampleCopy(file);
      setField(data, field, null);
      return problemsIn(file, data).length > 0;
    });
    expect(refused).toHaveLength(fieldsIn(file).length);
  });

  test('no refusal speaks of schemas', () => {
    const values = [null, 42, 'x', '<'.repeat(999), -1, true, [], ['x'], {}, { zzz: 1 }, Number.NaN];
    const words = values.flatMap((value) =>
      kindsOfFields(file).flatMap((field) => {
        const data = sampleCopy(file);
        setField(data, field, value);
        return problemsIn(file, data).map(({ expected }) => expected);
      }),
    );
    const technical = /invalid|too (small|big)|string|array|object|received|unrecognized|undefined|NaN|another/i;
    expect(words.filter((text) => technical.test(text))).toEqual([]);
  });
});

/** The fields, among those whose value is meant, in which the change is not refused. */
function accepted(
  file: string,
  isMeant: (value: unknown) => boolean,
  change: (data: unknown, field: FieldPath) => void,
) {
  return nodesOf(sampleCopy(file))
    .filter(({ value }) => isMeant(value))
    .filter(({ field }) => {
      const data = sampleCopy(file);
      change(data, field);
      return problemsIn(file, data).length === 0;
    })
    .map(({ field }) => fieldName(field));
}

/** All nodes but the whole file. */
function fieldsIn(file: string) {
  return nodesOf(sampleCopy(file)).slice(1);
}

/** A field for each place in the schema: of the entries of a list, those that have other fields than the ones before. */
function kindsOfFields(file: string): FieldPath[] {
  const data = sampleCopy(file);
  const kinds = new Map<string, FieldPath>();
  for (const { field } of fieldsIn(file)) {
    const group = valueAt(data, field.slice(0, -1));
    const siblings = isGroupOfFields(group) ? Object.keys(group ?? {}) : [];
    const place = field.map((step) => (typeof step === 'number' ? '*' : step));
    const kind = JSON.stringify([place, siblings, group && valueAt(group, ['kind'])]);
    if (!kinds.has(kind)) kinds.set(kind, field);
  }
  return [...kinds.values()];
}

function isGroupOfFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
