import type { PlaceForm } from '../place.ts';
import './street.css';

/** A street of six shops, each with its board and its awning. */
export const street: PlaceForm = { columns: [4, 3, 5, 5, 3, 4], ground: <div className="place-road" /> };
