import { MOST_PARTS } from '../../schemas/drawings.ts';
import type { FoldForm } from '../fold.ts';
import './coil.css';

/**
 * One thing that goes from desk to desk: before, each problem stands on a piece of floor of its own; after, all things stand on one
 * line, which crosses the window at the upper edge of each row of desks. It is made of borders, true for any number of parts.
 */
export const coil: FoldForm = { problems: [3, 6], parts: [2, MOST_PARTS], isShelf: true };
