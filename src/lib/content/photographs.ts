import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Photograph } from '../../schemas/photograph.ts';
import type { Block } from '../../schemas/prose.ts';

/** Of a telephone, of one of scale 2, of a page, and of a large page. In pixels. */
const WIDTHS = [480, 800, 1200, 1800];
const FALLBACK = 1200;

const pictures = import.meta.glob<ImageMetadata>(
  '../../assets/pictures/*.{avif,jpg,jpeg,png,webp,AVIF,JPG,JPEG,PNG,WEBP}',
  { eager: true, import: 'default' },
);

/**
 * A picture with the small files that the build makes of it: without what the camera has noted, and none larger than it is.
 * @throws if there is no such file; the content check says so before.
 */
export async function withFiles<Named extends Omit<Photograph, 'files'>>(named: Named): Promise<Named & Photograph> {
  const src = pictures[`../../assets/pictures/${named.photo}`];
  if (!src) throw new Error(`There is no picture src/assets/pictures/${named.photo}.`);
  const smaller = WIDTHS.filter((width) => width < src.width);
  const widths = [...smaller, Math.min(src.width, WIDTHS.at(-1) ?? src.width)];
  const [choices, fallback] = await Promise.all([
    getImage({ src, widths: [...new Set(widths)], format: 'avif' }),
    getImage({ src, width: Math.min(FALLBACK, src.width), format: 'webp' }),
  ]);
  const width = Math.max(...widths);
  const height = Math.round((src.height * width) / src.width);
  return { ...named, files: { choices: choices.srcSet.attribute, src: fallback.src, width, height } };
}

/** A text whose pictures have their files. */
export function withPhotographs(blocks: Block[]): Promise<Block[]> {
  return Promise.all(blocks.map(async (block) => (block.kind === 'picture' ? withFiles(block) : block)));
}
