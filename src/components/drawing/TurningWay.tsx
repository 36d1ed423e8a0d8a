import './KolamDrawing.css';
import './TurningWay.css';

/** On a phone, how the way that is not yet drawn turns in the left gutter and comes back below its floor, as far as its box. */
export function TurningWay() {
  return (
    <svg fill="none" aria-hidden="true" className="turning-way">
      <rect width="100%" height="100%" rx="24" className="kolam-line kolam-rest" />
    </svg>
  );
}
