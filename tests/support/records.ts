import { contentFiles } from '../../build/content-files.ts';
import { type RecordContent, record } from '../../src/schemas/specimen.ts';
import { contentCopy } from './content-copy.ts';

/** A paper, a screen, a chart or a table of the content, and the entry that it belongs to. */
export interface FoundRecord {
  file: string;
  owner: Record<string, unknown>;
  record: RecordContent;
}

function recordsWithin(file: string, value: unknown): FoundRecord[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((part) => recordsWithin(file, part));
  return 'record' in value ? [{ file, owner: { ...value }, record: record.parse(value.record) }, ...inner] : inner;
}

/** Every record of the content, file by file. */
export const RECORDS = contentFiles().flatMap((file) => recordsWithin(file, contentCopy(file)));

/** The record of a kind that a page shows, or the one at `place` of those that it shows. */
export function recordIn<Kind extends RecordContent['kind']>(file: string, kind: Kind, place = 0) {
  const found = RECORDS.filter((one) => one.file === file).at(place)?.record;
  if (found?.kind !== kind) throw new Error(`Record ${place + 1} of ${file} is no ${kind}.`);
  return found as Extract<RecordContent, { kind: Kind }>;
}

/** What stands beside a label: `entryOf(fields)('Net')`. */
export function entryOf(fields: { label: string; value?: string | undefined }[] = []) {
  return (label: string): string => {
    const value = fields.find((field) => field.label === label)?.value;
    if (value === undefined) throw new Error(`Nothing is labelled ${label}.`);
    return value;
  };
}

/** The number in an entry: `₹1,22,065.20` is 122065.2, `− ₹15,750` is -15750. */
export function amount(entry: string): number {
  const number = Number(entry.replace('−', '-').replaceAll(/[^\d.-]/g, ''));
  if (!/\d/.test(entry) || Number.isNaN(number)) throw new Error(`There is no number in ${entry}.`);
  return number;
}

/** The numbers beside labels: `amountOf(fields)('Net')`. */
export function amountOf(fields: Parameters<typeof entryOf>[0]) {
  const value = entryOf(fields);
  return (label: string) => amount(value(label));
}

/** The rows of a table as they read, without their marks. */
export function rowsIn(file: string, place = 0): string[][] {
  const { rows } = recordIn(file, 'register', place);
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.value)));
}

/** The points of a line, of bars or of dots. */
export function pointsOf(file: string, label: string, place = 0): [number, number][] {
  const found = recordIn(file, 'chart', place).series.find((one) => one.label === label);
  if (!found) throw new Error(`No line of ${file} is labelled ${label}.`);
  return found.points;
}
