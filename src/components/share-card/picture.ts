import type { ReactElement } from 'react';

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
