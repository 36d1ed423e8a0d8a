import type { CollectionName, ContentOf } from '../../schemas/collections.ts';
import type { Site } from '../../schemas/site.ts';
import { countedPicture } from './counted-picture.tsx';
import { evidencePicture } from './evidence-picture.tsx';
import { homePicture, kolamPicture } from './kolam-picture.tsx';
import { articlePicture, loopsPicture, phonePicture } from './loops-picture.tsx';
import type { CardPicture } from './picture.ts';
import { placePicture } from './place-picture.tsx';

/** A page's content, as far as it decides what its card shows. */
export type CardContent = Extract<ContentOf<CollectionName>, { kolam: unknown }>;

/** What the card of a page shows: what the page itself is known by, and where it has nothing else, its kolam. */
export function cardPicture(path: string, content: CardContent, site: Site): CardPicture {
  return ownPicture(path, content, site) ?? kolamPicture(path, content.kolam);
}

function ownPicture(path: string, content: CardContent, site: Site): CardPicture | undefined {
  if ('welcome' in content) return homePicture(path, content.kolam);
  if ('details' in content) return phonePicture(site);
  if ('story' in content) return countedPicture(content.timeline);
  if ('articles' in content) return articlePicture(content.articles);
  if ('solutions' in content && 'learnMore' in content.solutions) return loopsPicture(content.solutions.items.length);
  if ('place' in content) return content.place && placePicture(content.place);
  if ('evidence' in content) return evidencePicture(path, content);
  return undefined;
}
