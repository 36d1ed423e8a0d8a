import type { ReactElement } from 'react';
import type { CollectionName, ContentOf } from '../../schemas/collections.ts';
import type { Site } from '../../schemas/site.ts';
import { countedPicture } from './counted-picture.tsx';
import { evidencePicture } from './evidence-picture.tsx';
import { homePicture, kolamPicture } from './kolam-picture.tsx';
import { articlePicture, loopsPicture, phonePicture } from './loops-picture.tsx';
import { placePicture } from './place-picture.tsx';

/** What a card shows of its page besides the title. */
export interface CardPicture {
  /** `below` the title, or `beside` it. */
  place: 'below' | 'beside';
  /** Of what is drawn, in its own units. */
  width: number;
  height: number;
  /** Nothing, where values alone are shown. */
  drawing?: ReactElement;
  /** Whether it keeps to the card's margins, or goes from one edge of the card to the other. */
  reach: 'margins' | 'edges';
  /** What of the card is of the deeper colour. On a floor, the drawing stands. */
  field?: 'half' | 'whole' | 'floor';
  /** Said large with it: before the drawing, above it, on it, in a ring on a line, or as two bars. */
  figure?: { form: 'before' | 'above' | 'on' | 'ring' | 'bars'; values: readonly string[] };
}

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
