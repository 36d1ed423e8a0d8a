import { z } from 'astro/zod';
import { THINGS } from './drawings.ts';
import { text } from './parts.ts';
import type { RecordContent, RecordRest, RegisterEntryContent, Specimen, SpecimenField } from './specimen.ts';

/** As it stands in the page's specimen: `₹4,484`, `52 s`. */
const value = text(2, 12);
/** What the value or the values say, in at most eight words. */
const caption = text(8, 45).refine((words) => words.split(/\s+/).length <= 8, {
  error: 'The caption of the evidence has more than eight words. Shorten it: the record below says the rest.',
});

/**
 * What a page's name is seen with, taken from its specimen. `ring`: a value that the line goes round. `bars`: two values, as
 * long as they are large. `dots`: a value and its dots, some of which count. `curve`: the first series of its chart. `sign`:
 * a value and a thing.
 */
export const evidence = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('ring'), value, caption }),
  z.strictObject({ form: z.literal('bars'), values: z.array(value).length(2), caption }),
  z.strictObject({
    form: z.literal('dots'),
    value,
    caption,
    /** How many dots are plain, hot and small. */
    counts: z.array(z.int().min(1).max(400)).min(2).max(3),
  }),
  z.strictObject({ form: z.literal('curve'), value, caption }),
  z.strictObject({ form: z.literal('sign'), value, caption, thing: z.enum(THINGS) }),
]);

export type EvidenceContent = z.infer<typeof evidence>;

/** Whether what the evidence shows stands in the specimen, word for word, and can be drawn from it. */
export function isEvident(shown: EvidenceContent, specimen: Specimen): boolean {
  const words = JSON.stringify(specimen);
  if (!valuesOf(shown).every((one) => words.includes(one))) return false;
  if (shown.form === 'dots') return shown.counts.includes(Number.parseFloat(shown.value));
  return shown.form !== 'curve' || specimen.record.kind === 'chart';
}

/**
 * What is left of a record below its evidence: of a chart whose curve is seen there, nothing; of a screen, all but the
 * figure and its dots; of papers and tables, all but the marked rows of values that stand in a ring or on bars.
 */
export function restOf(record: RecordContent, shown: EvidenceContent | undefined): RecordRest | undefined {
  if (!shown) return record;
  const isOther = (entry: RegisterEntryContent | SpecimenField) =>
    typeof entry === 'string' || !entry.mark || !valuesOf(shown).includes(entry.value);
  const isOfRows = shown.form === 'ring' || shown.form === 'bars';
  switch (record.kind) {
    case 'chart':
      return shown.form === 'curve' ? undefined : record;
    case 'terminal': {
      const { figure, pieces, ...rest } = record;
      if (!valuesOf(shown).includes(figure.value)) return record;
      return pieces && shown.form !== 'dots' ? { ...rest, pieces } : rest;
    }
    case 'register':
      return isOfRows ? { ...record, rows: record.rows.filter((row) => row.every(isOther)) } : record;
    case 'sheet':
      if (!isOfRows) return record;
      return { ...record, sheets: record.sheets.map((one) => ({ ...one, fields: one.fields.filter(isOther) })) };
  }
}

const valuesOf = (shown: EvidenceContent) => (shown.form === 'bars' ? shown.values : [shown.value]);
