import sharp from 'sharp';

/** Of 255: what differs by less is ground, too. */
const LEAST_DIFFERENCE = 40;

/** How much of a place in a picture has another colour than the place's upper left corner, from 0 to 1. */
export async function shareDrawn(picture: Uint8Array, place: Record<'left' | 'top' | 'width' | 'height', number>) {
  const [left, top] = [Math.ceil(place.left), Math.ceil(place.top)];
  const [width, height] = [Math.floor(place.width), Math.floor(place.height)];
  const cut = sharp(picture).extract({ left, top, width, height }).greyscale();
  const pixels = [...(await cut.raw().toBuffer())];
  const ground = pixels[0] ?? 0;
  return pixels.filter((pixel) => Math.abs(pixel - ground) > LEAST_DIFFERENCE).length / pixels.length;
}
