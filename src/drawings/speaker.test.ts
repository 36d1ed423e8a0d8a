import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { inFile } from './attributes.ts';
import { LOOKS } from './picture-file.ts';
import { tails } from './speaker.ts';
import { speakers } from './speakers.ts';

const SKIN = '#ff0000';
/** How near the edge of a drawing somebody stands who speaks beyond it. */
const NEAR = 75;

test.each(Object.entries(speakers))('the tails of a bubble end before the mouth of %s', (_, speaker) => {
  const { width, height, side, mouth, drawing } = speaker;
  const body = inFile(drawing, LOOKS).replaceAll('var(--skin)', SKIN);
  const box = `viewBox="0 ${-height} ${width} ${height}" width="${width}" stroke="none"`;
  const { pixels } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`).render();
  const isSkin = (x: number, y: number) => {
    const at = 4 * (Math.round(y + height) * width + Math.round(x));
    return pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 3] === 255;
  };
  const tips = [...tails(speaker).matchAll(/d="M(\S+) (\S+?)[A-Z]/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(isSkin(mouth[0], mouth[1])).toBe(true);
  expect(tips).toHaveLength(2);
  for (const [x, y] of tips) {
    expect(isSkin(x, y)).toBe(false);
    expect(side === 'left' ? x < mouth[0] : x > mouth[0]).toBe(true);
  }
  expect(side === 'left' ? mouth[0] : width - mouth[0]).toBeLessThan(NEAR);
});
