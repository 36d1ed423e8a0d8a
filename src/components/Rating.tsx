import { Star } from 'lucide-react';

interface RatingProps {
  /** Number of stars. */
  rating: number;
  /** The same in words. */
  label: string;
}

/** A row of stars. */
export function Rating({ rating, label }: RatingProps) {
  return (
    <p role="img" aria-label={label} className="flex gap-1 text-dot">
      {Array.from({ length: rating }, (_, index) => index + 1).map((star) => (
        <Star key={star} aria-hidden="true" fill="currentColor" className="size-5" />
      ))}
    </p>
  );
}
