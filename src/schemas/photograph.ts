import { z } from 'astro/zod';
import { sample, text } from './parts.ts';

/** The name of a file with a picture, of any size. The build reads endings in small letters or in capitals. */
export const PICTURE_NAME = /^[\w-]+\.(avif|jpe?g|png|webp|AVIF|JPE?G|PNG|WEBP)$/;
export const A_PICTURE =
  'the name of a JPEG, PNG, WebP or AVIF, such as meena-raghavan.jpg; save HEIC, as iPhones do it, as JPEG';

/** How long the words for a picture are, in characters: a sentence that says what those miss who do not see it. */
export const ALTERNATIVE = { min: 15, max: 250 };

export const photograph = z.strictObject({
  /** A file in `src/assets/pictures/`: `our-team.jpg`. The build makes small ones of it. */
  photo: z.string().regex(PICTURE_NAME, A_PICTURE),
  /** What it shows, for those who do not see it. */
  alternative: text(ALTERNATIVE.min, ALTERNATIVE.max),
  /** Below it. */
  caption: text(5, 160).optional(),
  sample,
});

/** The files that are made of a picture. */
export interface PhotographFiles {
  /** Small ones for browsers that choose, by their widths. */
  choices: string;
  /** For those that know no AVIF. */
  src: string;
  /** Of the largest, in pixels. */
  width: number;
  height: number;
}

/** A picture with its files. */
export type Photograph = Omit<z.infer<typeof photograph>, 'sample'> & { files: PhotographFiles };
