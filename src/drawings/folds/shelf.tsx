import type { FoldForm } from '../fold.ts';
import './shelf.css';

/**
 * Goods below an awning: after the problems, each on a board of its own, all stand on one road that comes in from the edge of
 * the window, with one parcel at each station, turns at the end of each row and leaves at the other edge. It is made of borders, true at any height of a row.
 */
export const shelf: FoldForm = {
  problems: [4, 4],
  isShelf: true,
  seam: <span aria-hidden="true" className="awning" />,
};
