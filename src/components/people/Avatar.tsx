import './Avatar.css';

interface AvatarProps {
  initials: string;
  /** The address of a picture; without one the initials stay. */
  picture?: string | undefined;
}

/**
 * A person's picture over their initials: a picture that is loading, or that failed, is transparent and shows them.
 * Decorative, because the name stands beside it.
 */
export function Avatar({ initials, picture }: AvatarProps) {
  return (
    <span aria-hidden="true" className={picture ? 'avatar avatar-portrait' : 'avatar'}>
      {initials}
      {picture && <img src={picture} alt="" decoding="async" />}
    </span>
  );
}
