import type { cardPicture } from '../../../src/components/share-card/card-picture.ts';
import { translated } from '../../translated.ts';

let made: typeof cardPicture | undefined;

/** The function that draws what the pages draw, translated once. */
export function pictureCode(): typeof cardPicture {
  made ??= (translated('src/components/share-card/card-picture.ts') as { cardPicture: typeof cardPicture }).cardPicture;
  return made;
}
