import { PhotographFigure } from '../components/pictures/PhotographFigure.tsx';
import type { Photograph } from '../schemas/photograph.ts';
import './PhotographBand.css';

/** A photograph that has a band of its own. */
export function PhotographBand(photograph: Photograph) {
  return (
    <div className="photograph-band">
      <PhotographFigure {...photograph} room="page" />
    </div>
  );
}
