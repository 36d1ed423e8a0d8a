import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../../tests/support/scratch-folder.ts';
import { pictureFileProblems } from './picture-files.ts';

const picture = sharp({ create: { width: 200, height: 300, channels: 3, background: '#804020' } });

const noise = sharp({
  create: {
    width: 200,
    height: 300,
    channels: 3,
    background: '#804020',
    noise: { type: 'gaussian', mean: 99, sigma: 30 },
  },
});

/** A JPEG whose header says how large it is. */
async function jpegOf(width: number, height: number): Promise<Buffer> {
  const bytes = await picture.jpeg().toBuffer();
  const header = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, header + 5);
  bytes.writeUInt16BE(width, header + 7);
  return bytes;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each<[string, string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['more pixels than can be made small', 'a.jpg', () => jpegOf(20_000, 20_000), /^20000 × 20000 pixels$/],
  ['a drawing named as a JPEG', 'a.jpg', () => Buffer.from(SVG), /^a picture in SVG, /],
  ['a GIF named as a PNG', 'A.PNG', () => picture.gif().toBuffer(), /^a picture in GIF, /],
  [
    'HEIC named as a JPEG',
    'a.jpeg',
    async () => {
      const bytes = await picture.heif({ compression: 'av1', effort: 0 }).toBuffer();
      // sharp cannot write HEIC, only read what its beginning says.
      bytes.write('heic', 8, 'latin1');
      return bytes;
    },
    /^HEIC, the format of iPhones, /,
  ],
  [
    'a picture that breaks off',
    'a.jpg',
    async () => (await noise.jpeg().toBuffer()).subarray(0, 5000),
    /^a picture that cannot be read \(.*\)$/,
  ],
  ['no picture', 'a.webp', () => Buffer.from('RIFF, but no picture'), /^a picture that cannot be read \(.*\)$/],
  ['nothing', 'a.avif', () => Buffer.alloc(0), /^a picture that cannot be read \(.*\)$/],
])('%s is refused in one sentence with its name', async (_, name, make, found) => {
  const folder = scratchFolder();
  writeFileSync(join(folder, name), await make());
  expect(await pictureFileProblems(folder)).toEqual([
    {
      file: join(folder, name),
      line: undefined,
      field: '',
      found: expect.stringMatching(found),
      expected: expect.any(String),
    },
  ]);
});

test('a link is refused, wherever it leads', async () => {
  const folder = scratchFolder();
  symlinkSync('/etc/hostname', join(folder, 'a.jpg'));
  symlinkSync('/etc', join(folder, 'others'));
  const problems = await pictureFileProblems(folder);
  expect(problems.map(({ file, found }) => [file, found])).toEqual([
    [join(folder, 'a.jpg'), 'a link to /etc/hostname'],
    [join(folder, 'others'), 'a link to /etc'],
  ]);
});

test('pictures of all kinds pass, and what is no picture is nobody’s concern', async () => {
  const folder = scratchFolder();
  const files = {
    'a.jpg': 'jpeg',
    'B.JPEG': 'jpeg',
    'c.png': 'png',
    'd.webp': 'webp',
    'e.avif': 'avif',
    'f.jpg': 'png',
  } as const;
  for (const [name, format] of Object.entries(files)) {
    writeFileSync(join(folder, name), await picture.toFormat(format).toBuffer());
  }
  for (const name of ['.DS_Store.jpg', 'notes.txt']) writeFileSync(join(folder, name), 'no picture');
  expect(await pictureFileProblems(folder)).toEqual([]);
  expect(await pictureFileProblems(join(folder, 'none'))).toEqual([]);
});
