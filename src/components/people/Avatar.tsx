import './Avatar.css';

interface AvatarProps {
  initials: string;
  /** The address of a picture; without one the initials stay. */
  picture?: string | undefined;
  /** The address of a drawing, which is shown as a picture is. */
  drawing?: string | undefined;
}

/**
 * A person's picture over their initials: a picture that is loading, or that failed, is transparent and shows them.
 * Decorative, because the name stands beside it.
 */
export function Avatar({ initials, picture, drawing }: AvatarProps) {
  return (
    <span aria-hidden="true" className={picture ? 'avatar avatar-portrait' : 'avatar'}>
      {initials}
      {picture && <img src={picture} alt="" decoding="async" />}
      {drawing && (
        <svg>
          <use href={drawing} />
        </svg>
      )}
    </span>
  );
}
