import type { Button as ButtonContent, Link } from '../../schemas/parts.ts';
import './Button.css';

interface ButtonProps {
  /** A link leads somewhere; a button with an action does nothing until its action is connected. */
  action: ButtonContent | Link;
  look?: 'filled' | 'outlined';
}

/** The most important thing to do in a section: an `<a>` or a `<button>`, alike to the eye. */
export function Button({ action, look = 'filled' }: ButtonProps) {
  const className = look === 'filled' ? 'button button-filled' : 'button';
  if ('href' in action) {
    return (
      <a href={action.href} className={className}>
        {action.label}
      </a>
    );
  }
  return (
    <button type="button" className={className}>
      {action.label}
    </button>
  );
}
