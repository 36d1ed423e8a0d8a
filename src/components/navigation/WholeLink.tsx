import { ArrowRight } from 'lucide-react';
import './WholeLink.css';

interface WholeLinkProps {
  href: string;
  title: string;
}

/** A heading whose link fills the nearest positioned element round it, so that a whole card can be pressed. */
export function WholeLink({ href, title }: WholeLinkProps) {
  return (
    <h3 className="heading whole-link">
      <a href={href}>
        {title}
        <ArrowRight aria-hidden="true" />
      </a>
    </h3>
  );
}
