import { z } from 'astro/zod';
import { CHART_PILES, CHART_SCENES, PILED, RECORD_FORMS } from './drawings.ts';
import { sample, text } from './parts.ts';

/** What stands on a paper or a screen: a word, a number, a date. Numbers are written in quotes, as they are to be read. */
const entry = text(1, 48);

/**
 * What is drawn at an entry. `ring`: the line loops round it. `missing`: an empty place that waits for it. `struck`: it is
 * crossed out. `strong`: it counts for more than its neighbours.
 */
const mark = z.enum(['ring', 'missing', 'struck', 'strong']);

const field = z.strictObject({ label: entry, value: entry, mark: mark.optional() });

/**
 * A paper with fields. `paper` has a folded corner, `slip` a torn edge, `card` round corners, `screen` a frame. `phone` is a telephone,
 * and `shades` a card of dyed cloths, one darker than the other.
 */
const sheet = z.strictObject({
  form: z.enum(['paper', 'slip', 'card', 'screen', 'phone', 'shades']),
  heading: entry,
  number: entry.optional(),
  fields: z.array(field).min(2).max(9),
});

/** Papers, one or two. */
const sheets = z.strictObject({ kind: z.literal('sheet'), sheets: z.array(sheet).min(1).max(2) });

/** A screen at a place of work: where it stands, what it counts, what can be pressed. */
const terminal = z.strictObject({
  kind: z.literal('terminal'),

  place: entry,
  job: entry,
  figure: z.strictObject({ value: entry, unit: entry }),
  /** One dot a piece: those that are good, those that are not, and how many there are to be. */
  pieces: z
    .strictObject({ good: z.int().min(0), bad: z.int().min(0), planned: z.int().min(1).max(600) })
    .refine(({ good, bad, planned }) => good + bad <= planned, {
      path: ['planned'],
      message: 'at least as many as good and bad together',
    })
    .optional(),
  fields: z.array(field).max(5).optional(),
  /** Large ones; the first is the usual choice. */
  buttons: z
    .array(z.strictObject({ label: entry, value: entry.optional() }))
    .min(1)
    .max(3),
  /** Small ones below them, of which one is chosen. */
  choices: z
    .array(z.strictObject({ label: entry, mark: mark.optional() }))
    .min(2)
    .max(6)
    .optional(),
});

const point = z.tuple([z.number(), z.number()]);

/** A record over time. */
const chart = z
  .strictObject({
    kind: z.literal('chart'),

    /** From left to right: two numbers between which everything lies, and what is written below some of them. */
    time: z.strictObject({
      from: z.number(),
      to: z.number(),
      /** `clock`: the numbers are hours since midnight and may go beyond 24. Otherwise their name: `week`. */
      unit: text(3, 12),
      ticks: z
        .array(z.strictObject({ at: z.number(), label: entry }))
        .min(2)
        .max(6),
    }),
    /** From bottom to top. */
    scale: z.strictObject({ from: z.number(), to: z.number(), unit: entry, ticks: z.array(z.number()).min(2).max(5) }),
    series: z
      .array(
        z.strictObject({
          label: entry,
          /** `line`: measured all the time. `step`: holds until it changes. `dots`: looked at now and then. `bars`: counted. */
          form: z.enum(['line', 'step', 'dots', 'bars']),
          /** The one that the others are measured against. */
          mark: z.literal('strong').optional(),
          points: z.array(point).min(2).max(60),
        }),
      )
      .min(1)
      .max(3),
    limit: z.strictObject({ at: z.number(), label: entry }).optional(),
    span: z.strictObject({ from: z.number(), to: z.number(), label: entry }).optional(),
    /** What stands below its hours on a floor of its own, where it is as wide as the page. */
    scene: z.enum(CHART_SCENES).optional(),
    /** What it counts, fewer by steps: drawn in piles below its line, with one who enters them. */
    piles: z.enum(CHART_PILES).optional(),
    /** The moment that matters. */
    ring: z.strictObject({ at: point, label: entry }),
  })
  .refine(({ piles, scale, series }) => !piles || (scale.to === PILED && series[0]?.form === 'step'), {
    path: ['piles'],
    error: `Piles have ${PILED} registers, and get lower by steps: say \`scale.to: ${PILED}\` and \`form: step\`, or leave \`piles\` out.`,
  });

const cell = z.union([entry, z.strictObject({ value: entry, mark })]);

/** A table with marks. Its rows can be things: `labels`, `slips` that hang by their first entries, or `tanks`, as full as their last ones say. */
const register = z
  .strictObject({
    kind: z.literal('register'),
    form: z.enum(['labels', 'slips', 'tanks']).optional(),

    heading: entry,
    number: entry.optional(),
    columns: z.array(entry).min(2).max(6),
    rows: z.array(z.array(cell)).min(2).max(9),
  })
  .superRefine(({ form, columns, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      const last = row.at(-1);
      const level = typeof last === 'string' ? last : last?.value;
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `${columns.length} entries, one for each column`,
        });
      else if (form === 'tanks' && !/^(\d{1,2}|100)%$/.test(level ?? ''))
        context.addIssue({
          code: 'custom',
          path: ['rows', index, row.length - 1],
          message: 'how full the tank is: 64%',
        });
    }
  });

/** A paper, a screen, a record over time or a table, as a trade knows it. */
export const record = z.discriminatedUnion('kind', [sheets, terminal, chart, register]);

/** A page's picture of its own subject, drawn from content, and what to see in it. */
export const specimen = z.strictObject({
  title: text(5, 70),
  text: z.array(text(30, 260)).min(1).max(2),
  record,
  sample,
});

/** The same, in a form that is made for its trade; without one, as is usual for its kind. */
export const formedSpecimen = specimen.extend({ form: z.enum(RECORD_FORMS).optional() });

export type FormedSpecimen = z.infer<typeof formedSpecimen>;
export type Specimen = z.infer<typeof specimen>;
export type RecordContent = z.infer<typeof record>;
export type SheetContent = z.infer<typeof sheet>;
export type SpecimenField = z.infer<typeof field>;
export type SpecimenMark = z.infer<typeof mark>;
export type ChartContent = z.infer<typeof chart>;
export type TerminalContent = z.infer<typeof terminal>;
/** What is shown of a record where its evidence has shown the figure. */
export type RecordRest = Exclude<RecordContent, TerminalContent> | TerminalRest;
export type TerminalRest = Omit<TerminalContent, 'figure'> & Partial<Pick<TerminalContent, 'figure'>>;
export type RegisterContent = z.infer<typeof register>;
export type RegisterEntryContent = RegisterContent['rows'][number][number];
