import { Drawing } from '../Drawing.tsx';
import type { PlaceForm } from '../place.ts';
import './village.css';

/** Six houses of a village, each with its own roof and its raised step, on two roads; hills behind them. */
export const village: PlaceForm = {
  columns: [4, 5, 3, 4, 3, 5],
  roof: (
    <Drawing width={1264} height={110} preserveAspectRatio="xMidYMax slice" className="place-hills">
      <path className="hot" d="M742 90a54 54 0 0 1 108 0z" />
      <path className="tint" d="M-900 150V60C-500-20-300 90 0 70S300 0 500 40s300 60 500 20 300-60 900 20v90z" />
    </Drawing>
  ),
};
