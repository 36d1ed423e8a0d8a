import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { removeMetadata } from './metadata.ts';

/** What pictures carry beside their pixels, and nobody shall read. */
const SECRET = 'taken at 13 Fourth Lane';
const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#804020' } });
const noted = plain.clone().withExif({ IFD0: { ImageDescription: SECRET } });

/** The first bytes of a file, something between them and the rest, and the rest. */
function withPart(file: Buffer, place: number, ...parts: (Buffer | string)[]): Buffer {
  const inner = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  return Buffer.concat([file.subarray(0, place), ...inner, file.subarray(place)]);
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** What is left of a picture when the site has been built. */
async function published(name: string, bytes: Buffer): Promise<Buffer> {
  const folder = scratchFolder();
  writeFileSync(join(folder, name), bytes);
  await removeMetadata(folder);
  return readFileSync(join(folder, name));
}

const TEXT = `tEXtComment\0${SECRET}`;
test.each([
  ['EXIF of a JPEG', 'a.jpg', () => noted.jpeg().toBuffer()],
  ['EXIF of a WebP', 'a.webp', () => noted.webp().toBuffer()],
  ['EXIF of an AVIF', 'a.avif', () => noted.avif({ effort: 0 }).toBuffer()],
  ['XMP of a JPEG', 'a.jpeg', () => plain.clone().withXmp(`<x:xmpmeta>${SECRET}</x:xmpmeta>`).jpeg().toBuffer()],
  [
    'the comment of a JPEG',
    'a.jpg',
    async () =>
      withPart(await plain.jpeg().toBuffer(), 2, `\xff\xfe\0${String.fromCharCode(SECRET.length + 2)}`, SECRET),
  ],
  [
    'the comment of a GIF',
    'a.gif',
    async () => {
      const gif = await plain.gif().toBuffer();
      // Behind the header and its table of colours.
      const end = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
      return withPart(gif, end, `\x21\xfe${String.fromCharCode(SECRET.length)}`, SECRET, '\0');
    },
  ],
  [
    'the text of a PNG',
    'a.png',
    async () =>
      withPart(await plain.png().toBuffer(), 33, uint32(TEXT.length - 4), TEXT, uint32(crc32(Buffer.from(TEXT)))),
  ],
])('%s is not published', async (_, name, picture) => {
  const before = await picture();
  expect(before.includes(SECRET)).toBe(true);
  const after = await published(name, before);
  expect(after.includes(SECRET)).toBe(false);
  expect((await sharp(after).metadata()).format).toBe((await sharp(before).metadata()).format);
});

test('a picture that its camera noted as turned is published turned', async () => {
  const turned = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height } = await sharp(await published('a.jpg', turned)).metadata();
  expect([width, height]).toEqual([200, 300]);
});

test('a picture that carries nothing stays as it is', async () => {
  const picture = await plain.webp().toBuffer();
  expect((await published('a.webp', picture)).equals(picture)).toBe(true);
});

test('a picture that Astro has only renamed is not published', async () => {
  const picture = await plain.jpeg().toBuffer();
  await expect(published('meena.X1.avif', picture)).rejects.toThrow('meena.X1.avif is the unchanged JPEG');
});
