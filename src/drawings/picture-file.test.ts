import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { GAP, HALF, pictureFile, pictureHeights } from './picture-file.ts';

/** Beside a picture, enough to see what stands beyond its edge. */
const MARGIN = 40;
/** What of a line may be beyond the edge that it is drawn on. */
const LINE = 2;

test.each([...pictureHeights.keys()])('nothing in the picture of %s stands beyond the half that it is in', (name) => {
  const width = 2 * (HALF + MARGIN) + GAP;
  const shown = pictureFile.text
    .replace('<svg ', `<svg viewBox="${-MARGIN} -300 ${width} 310" width="${width}" stroke="black" `)
    .replaceAll(/<g id="([^"]*)"/g, (group, id: string) => (id === name ? group : `${group} display="none"`));
  const { pixels, height } = new Resvg(shown).render();
  const isDrawn = (x: number) =>
    Array.from({ length: height }, (_, y) => pixels[4 * (y * width + x + MARGIN) + 3]).some(Boolean);
  const columns = Array.from({ length: width }, (_, at) => at - MARGIN).filter(isDrawn);
  expect(columns.length).toBeGreaterThan(HALF / 4);
  const isOutside = (x: number) =>
    x < -LINE || (x >= HALF + LINE && x < HALF + GAP - LINE) || x >= 2 * HALF + GAP + LINE;
  expect(columns.filter(isOutside)).toEqual([]);
});
