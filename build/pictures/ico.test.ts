import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mark } from '../../src/lib/drawing/kolam/mark.ts';
import { ICO_ICONS, iconOnPaper } from '../../src/lib/machines/icons.ts';
import { icoOf } from './ico.ts';
import { iconFiles } from './icon-files.ts';
import { siteColours } from './site-look.ts';

test('an ICO file names each picture with its side and where it stands', async () => {
  const [one, other] = [Buffer.from('first'), Buffer.from('second one')];
  const file = icoOf([
    { size: 16, png: one },
    { size: 48, png: other },
  ]);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(2);
  for (const [index, size, png] of [
    [0, 16, one],
    [1, 48, other],
  ] as const) {
    const entry = 6 + 16 * index;
    expect([file[entry], file[entry + 1]]).toEqual([size, size]);
    const start = file.readUInt32LE(entry + 12);
    expect(file.subarray(start, start + file.readUInt32LE(entry + 8))).toEqual(png);
  }
});

test('the icon for old programs has the three sizes that they ask for', async () => {
  const file = await iconFiles['/favicon.ico']?.();
  const sizes = await Promise.all(
    ICO_ICONS.map(async (_, index) => {
      const entry = 6 + 16 * index;
      const start = file?.readUInt32LE(entry + 12) ?? 0;
      const png = file?.subarray(start, start + file.readUInt32LE(entry + 8));
      return (await sharp(png).metadata()).width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

test('of an icon that a system cuts to a circle of four fifths, nothing of the mark is lost', async () => {
  const file = await iconFiles['/icons/maskable-512.png']?.();
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [x, y] = [(pixel % info.width) - 256, Math.floor(pixel / info.width) - 256];
    if (Math.hypot(x, y) <= 0.4 * 512) continue;
    if (data.subarray(3 * pixel, 3 * pixel + 3).some((value, channel) => value !== ground[channel])) {
      expect.fail(`The mark reaches ${x}, ${y}.`);
    }
  }
});

test('a small icon has a thicker line', () => {
  const strokeAt = (size: number) =>
    /<g stroke-width="(\d+)"/.exec(iconOnPaper({ size, share: 1 }, mark(), siteColours()))?.[1];
  expect(Number(strokeAt(16))).toBeGreaterThan(Number(strokeAt(48)));
});
