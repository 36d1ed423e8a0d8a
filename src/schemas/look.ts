import { z } from 'astro/zod';
import { colour } from './parts.ts';

/** The marks that are drawn: three dots a side, with the site's line or with one that the company's name decides. */
const DRAWN_MARKS = ['kolam', 'kolam-of-the-name'] as const;

export const MARK_FILE = /^[a-z0-9-]+\.svg$/;

/** A colour as design programs write it, or as CSS does. */
const value = z
  .string()
  .regex(
    /^(#[0-9a-f]{6}|oklch\((0|1|0?\.\d+) (0|0?\.\d+) \d{1,3}(\.\d+)?\))$/i,
    'a colour such as "#0f766e", in quotes, or oklch(0.51 0.09 185)',
  );

/** On light pages and on dark ones; what is left out for dark pages follows from the other. */
const pair = z.strictObject({ light: value, dark: value.optional() });

/** How the company looks, where that differs from the design tokens in `src/styles/tokens.css`. */
export const look = z.strictObject({
  /** `kolam`, `kolam-of-the-name`, or a drawing in `src/assets/`: `our-mark.svg`. */
  mark: z
    .string()
    .refine(
      (name) => DRAWN_MARKS.some((known) => known === name) || MARK_FILE.test(name),
      `${DRAWN_MARKS.join(', ')} or the name of a file in src/assets/, such as our-mark.svg`,
    ),
  colours: z
    .strictObject({
      /** The ground of all pages. */
      paper: pair.optional(),
      /** What is written on it. */
      ink: pair.optional(),
      /** What is pressed, what has the focus, and a link below the pointer. */
      accent: pair.optional(),
      /** The drawn line, its dots, and all that is small and recurs. */
      line: pair.optional(),
      /** Of closing bands and the not-found page, in both themes. */
      ground: value.optional(),
      /** What shines on coloured grounds, in both themes. */
      highlight: value.optional(),
      /** The colours that pages and cards choose by name. A name may stand for any colour. */
      pages: z.partialRecord(colour, pair).optional(),
    })
    .optional(),
});

export type Look = z.infer<typeof look>;
export type LookColours = NonNullable<Look['colours']>;
