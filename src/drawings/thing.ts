import type { ReactNode } from 'react';
import type { Spot } from '../lib/drawing/loop.ts';

/** What content may say about a thing, beside its name. */
export interface ThingOptions {
  /** How many of it, where it is drawn of equal parts: tubes, files, chairs. */
  count?: number | undefined;
  /** Which of the parts is the one that matters, counted from 1. */
  marked?: number | undefined;
  /** Who it is, where it is a person: how many like it stand before it. They are young and old by turns. */
  look?: number | undefined;
  /** Whether the line goes round it: it, or its marked part, is drawn in the colour of the dots. */
  isHot?: boolean | undefined;
}

/** A thing as it is drawn: it stands on the floor, y = 0, its left edge at x = 0. Up is negative. */
export interface DrawnThing {
  /** In units of a drawing, which are pixels where it has all the room that it wants. */
  width: number;
  /** How high it stands, where it also stands alone; as high as a thing may be, if it does not say so. */
  height?: number;
  /** Where the line goes round, if it goes round this thing. */
  spot: Spot;
  drawing: ReactNode;
  /** The same in two parts, where the line can clear what lies behind the one that it goes round. */
  rest?: ReactNode;
  hot?: ReactNode;
  /** Whether both parts stand in the file of what articles are about. */
  isCover?: boolean;
  /** How far it goes on beyond its box, where a page is wide enough to show that: to the left and to the right. */
  beside?: { left: number; right: number };
  /** What the line draws, where it is the outline of something: from where it leaves the floor (`H`) to where it is on it again. */
  contour?: string;
}

/** What is drawn for one picture alone, and stands on the same floor. */
export type Tableau = Required<Pick<DrawnThing, 'width' | 'height' | 'drawing'>>;

/** A word of the drawings' vocabulary: a pure function, which places nothing and knows nothing of its neighbours. */
export type Thing = (options: ThingOptions) => DrawnThing;

/** How high a thing may be, so that a line still fits round its top. */
export const TALLEST = 156;

/** Half of what is drawn round the top of a thing that stands on a line. */
export const OUTLINE = 4;
