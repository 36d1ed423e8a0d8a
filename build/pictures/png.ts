import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Flat drawings have few colours: with a palette they take a third of the bytes, and nobody sees it. */
const PALETTE = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 };

/** A PNG of an SVG, as wide as asked for. It is made in threads of its own, so several can be made at once. */
export async function pngOf(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).png(PALETTE).toBuffer();
}
