import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PICTURES = '**/*.{avif,gif,jpeg,jpg,png,webp}';
/** How a comment begins of which sharp says nothing: where this stands in pixels by chance, they are written anew. */
const COMMENTS: Readonly<Record<string, Buffer>> = { jpeg: Buffer.from([0xff, 0xfe]), gif: Buffer.from([0x21, 0xfe]) };

/**
 * Writes anew those pictures of a built site that carry words beside their pixels: camera, place and time (EXIF, XMP, IPTC),
 * comments and texts. Those that Astro makes carry none; what is published as it is may.
 */
export async function removeMetadata(folder: string): Promise<void> {
  for (const file of globSync(PICTURES, { cwd: folder })) {
    const path = join(folder, file);
    const picture = await readFile(path);
    // The rotation that a camera notes goes with the notes, so it is done.
    if (await hasMetadata(picture)) await writeFile(path, await sharp(picture, { animated: true }).rotate().toBuffer());
  }
}

async function hasMetadata(picture: Buffer): Promise<boolean> {
  const { format, exif, xmp, iptc, comments } = await sharp(picture).metadata();
  const comment = COMMENTS[format];
  return [exif, xmp, iptc, comments].some((part) => part !== undefined) || (!!comment && picture.includes(comment));
}
