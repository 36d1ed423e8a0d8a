import type { PlaceForm } from '../place.ts';
import './route.css';

/** Bays of a godown's rack, and the road that winds past them: down the right side, down the left one, and on. */
export const route: PlaceForm = { columns: [5, 7, 7, 5, 5, 7], ground: <div className="place-verge" /> };
