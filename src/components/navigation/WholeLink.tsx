import './WholeLink.css';

interface WholeLinkProps {
  href: string;
  title: string;
  /** How its heading looks. */
  rank?: 'heading' | 'subtitle';
}

/** A heading whose link fills the nearest positioned element round it, so that a whole card can be pressed. */
export function WholeLink({ href, title, rank = 'heading' }: WholeLinkProps) {
  return (
    <h3 className={`${rank} whole-link`}>
      <a href={href}>{title}</a>
    </h3>
  );
}
