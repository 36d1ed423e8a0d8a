import type { PlaceForm } from '../place.ts';
import './field.css';

/** Open ground under a sky: no walls, masts between the parts, and rows of sensors that run to the horizon. */
export const field: PlaceForm = {
  columns: [4, 4, 4, 4, 4, 4],
  ground: <div className="place-rows" />,
};
