import { z } from 'astro/zod';
import { sample, template, text } from './parts.ts';

/** What a paper may name in braces: what is entered, and what is worked out from it. */
const FIGURES = ['item', 'quantity', 'scrap', 'made', 'tare', 'net', 'gross', 'rate', 'value', 'tax', 'total'];
const entry = template(1, 40, FIGURES);
const field = z.strictObject({ label: entry, value: entry.optional() });

const paper = z.strictObject({
  /** `card` has round corners, `slip` a torn edge. */
  form: z.enum(['card', 'slip', 'paper']),
  heading: entry,
  number: entry.optional(),
  /** Between the heading and the quantity. */
  above: z.array(field).max(3),
  /** What the quantity is called on this paper; the line loops round it. */
  quantity: text(3, 16),
  below: z.array(field).max(3),
  /** Beside the paper. */
  title: text(3, 30),
  text: text(30, 130),
});

/** One order through five papers: what is entered once stands on all of them. */
export const order = z.strictObject({
  title: text(5, 70),
  intro: text(40, 260),
  entered: z
    .strictObject({
      item: text(3, 24),
      quantity: z.int().min(1).max(9999),
      /** Pieces that were made beyond the quantity and thrown away. */
      scrap: z.int().min(0),
      pieceGrams: z.int().min(1),
      /** The empty lorry, in kg. */
      tare: z.int().min(1),
      /** Rupees a piece, without tax. */
      rate: z.number().positive(),
      taxPercent: z.number().min(0).max(100),
    })
    .superRefine(({ quantity, pieceGrams, rate, taxPercent }, context) => {
      const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
      if (!isWhole((quantity * pieceGrams) / 1000)) {
        context.addIssue({ code: 'custom', path: ['pieceGrams'], message: 'a weight that gives whole kilograms' });
      }
      if (!isWhole((quantity * rate * taxPercent) / 100) || !isWhole(quantity * rate)) {
        context.addIssue({ code: 'custom', path: ['rate'], message: 'a rate that gives whole rupees with its tax' });
      }
    }),
  papers: z.array(paper).length(5),
  sample,
});

export type OrderContent = z.infer<typeof order>;
export type OrderPaper = OrderContent['papers'][number];
