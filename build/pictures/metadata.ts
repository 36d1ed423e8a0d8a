import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';

const PICTURES = '**/*.{avif,gif,jpeg,jpg,png,webp}';
/** How a comment begins of which sharp says nothing: where this stands in pixels by chance, they are written anew. */
const COMMENTS: Readonly<Record<string, Buffer>> = { jpeg: Buffer.from([0xff, 0xfe]), gif: Buffer.from([0x21, 0xfe]) };

/**
 * Writes anew those pictures of a built site that carry words beside their pixels: camera, place and time (EXIF, XMP, IPTC),
 * comments and texts. Those that Astro makes carry none; what is published as it is may.
 * @throws if a picture is not the one that was to be made of it: what sharp cannot take, Astro publishes under its new name.
 */
export async function removeMetadata(folder: string): Promise<void> {
  for (const file of globSync(PICTURES, { cwd: folder })) {
    const path = join(folder, file);
    const picture = await readFile(path);
    const metadata = await sharp(picture).metadata();
    if (file.endsWith('.avif') && metadata.format !== 'heif') {
      throw new Error(`${file} is the unchanged ${metadata.format.toUpperCase()}: it could not be made small.`);
    }
    // The rotation that a camera notes goes with the notes, so it is done.
    if (hasMetadata(picture, metadata))
      await writeFile(path, await sharp(picture, { animated: true }).rotate().toBuffer());
  }
}

function hasMetadata(picture: Buffer, { format, exif, xmp, iptc, comments }: Metadata): boolean {
  const comment = COMMENTS[format];
  return [exif, xmp, iptc, comments].some((part) => part !== undefined) || (!!comment && picture.includes(comment));
}
