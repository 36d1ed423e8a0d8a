import type { PlaceForm } from '../place.ts';
import './village.css';

/** Six houses of a village, each with its own roof and its raised step, on two roads; hills behind them. */
export const village: PlaceForm = {
  columns: [4, 5, 3, 4, 3, 5],
  roof: (
    <svg
      viewBox="0 0 1264 110"
      width="1264"
      height="110"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing place-hills"
    >
      <path className="hot" d="M760 76a52 52 0 0 1 104 0z" />
      <path className="tint" d="M-900 180V90Q-500-20-240 70T240 50 700 80t400-40 600 30 600-20v130z" />
    </svg>
  ),
};
