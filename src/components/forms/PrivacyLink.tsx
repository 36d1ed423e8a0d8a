import type { Link } from '../../schemas/parts.ts';
import './PrivacyLink.css';

/** The page on personal data, at the end of a sentence; nothing as long as there is none. */
export function PrivacyLink({ link }: { link: Link | undefined }) {
  return (
    link && (
      <>
        {' '}
        <a href={link.href} className="privacy-link">
          {link.label}
        </a>
      </>
    )
  );
}
