import './Rating.css';

/** From its tip to its tip, on a field of 24 by 24. */
const STAR = 'l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z';
/** From one star to the next. */
const PITCH = 29;

interface RatingProps {
  /** Number of stars. */
  rating: number;
  /** The same in words. */
  label: string;
}

/** A row of stars, drawn as one shape. */
export function Rating({ rating, label }: RatingProps) {
  const stars = Array.from({ length: rating }, (_, index) => `M${12 + index * PITCH} 2${STAR}`);
  return (
    <span role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${24 + (rating - 1) * PITCH} 24`}
        width={24 + (rating - 1) * PITCH}
        aria-hidden="true"
        className="rating"
      >
        <path d={stars.join('')} />
      </svg>
    </span>
  );
}
