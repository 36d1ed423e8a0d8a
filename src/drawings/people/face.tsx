import { createContext, type ReactNode, use } from 'react';

/** As large as in a head that is seen from the side, from its left edge. */
const EYE = 'a1.300 1.300 0 0 1 2.600 0 1.300 1.300 0 0 1-2.600 0z';
/** From the left edge of the left eye; a path goes on from that of the right one. */
export const EYES = `${EYE}m6.500 0${EYE}`;
/** How far that edge is from the middle between both. */
const BESIDE = 4.55;

/** Where a face looks. */
type Side = 'left' | 'right';
const NOSES: Record<Side, string> = {
  left: 'm-1-.2-2.200 4q-.3 1.500 2.900 1.200v-1h-1.200z',
  right: 'm-2.900-.2 2.200 4q.3 1.500-2.900 1.200v-1h1.200z',
};

/**
 * Whether people have faces and hands: in what pages fetch from a file. What is part of a page has fewer strokes, since all of
 * them are in the first bytes of that.
 */
export const Detailed = createContext(false);

interface DetailProps {
  children: ReactNode;
  /** What is drawn in its place where there is no room for it. */
  plain?: ReactNode;
}

/** A part of a drawing that is left out, or drawn plainer, where the drawing is part of a page. */
export const Detail = ({ children, plain = null }: DetailProps) => (use(Detailed) ? children : plain);

/** A feature, filled. */
export const feature = (d: string) => (
  <Detail>
    <path className="hair" strokeWidth="0" d={d} />
  </Detail>
);

/** Eyes alone, from the middle between them. Filled, because outlines are light on what is dark. */
export const eyesAt = (x: number, y: number) => feature(`M${(x - BESIDE).toFixed(2)} ${y}${EYES}`);

/** Eyes and the nose between and below them, of a head that is turned to one side. */
export const faceAt = (x: number, y: number, side: Side = 'right') =>
  feature(`M${(x - BESIDE).toFixed(2)} ${y}${EYES}${NOSES[side]}`);
