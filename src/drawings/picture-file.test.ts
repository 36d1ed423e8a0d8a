import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { outcomes } from './outcomes.ts';
import { GAP, HALF, pictureFile, pictureHeights } from './picture-file.ts';
import { speakers } from './speakers.ts';

/** Beside a picture, enough to see what stands beyond its edge. */
const MARGIN = 40;
/** What of a line may be beyond the edge that it is drawn on. */
const LINE = 2;
/** How near an edge comes what stands at it. */
const NEAR = 12;

/** What a speaker has beyond its edges, behind a bubble. */
const TAIL = /<path [^>]*var\(--tail-(?:above|beside),none\)[^>]*>/g;

/** Where something of a drawing is, and it is looked for also beyond its width. */
function drawnColumns(name: string, inside: number): number[] {
  const width = inside + 2 * MARGIN;
  const shown = pictureFile.text
    .replaceAll(TAIL, '')
    .replace('<svg ', `<svg viewBox="${-MARGIN} -300 ${width} 310" width="${width}" stroke="black" `)
    .replaceAll(/<g id="([^"]*)"/g, (group, id: string) => (id === name ? group : `${group} display="none"`));
  const { pixels, height } = new Resvg(shown).render();
  const isDrawn = (x: number) =>
    Array.from({ length: height }, (_, y) => pixels[4 * (y * width + x + MARGIN) + 3]).some(Boolean);
  return Array.from({ length: width }, (_, at) => at - MARGIN).filter(isDrawn);
}

test.each([...pictureHeights.keys()])('nothing in the picture of %s stands beyond the half that it is in', (name) => {
  const columns = drawnColumns(name, 2 * HALF + GAP);
  expect(columns.length).toBeGreaterThan(HALF / 4);
  const isOutside = (x: number) =>
    x < -LINE || (x >= HALF + LINE && x < HALF + GAP - LINE) || x >= 2 * HALF + GAP + LINE;
  expect(columns.filter(isOutside)).toEqual([]);
});

test.each(Object.entries({ ...outcomes, ...speakers }))(
  'what came of a piece of work, or who speaks of it, is drawn as %s from edge to edge',
  (name, { width }) => {
    const columns = drawnColumns(name, width);
    expect(columns.filter((x) => x < -LINE || x >= width + LINE)).toEqual([]);
    for (const edge of [columns.at(0), width - (columns.at(-1) ?? 0)]) expect(edge).toBeLessThan(NEAR);
  },
);
