import type { PlaceForm } from '../place.ts';
import './plain.css';

/** Six rooms with walls and floors: what a page has that names no form. */
export const plain: PlaceForm = { columns: [4, 4, 4, 4, 4, 4] };
