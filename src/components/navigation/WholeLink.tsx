import type { Colour } from '../../schemas/parts.ts';
import { Dot } from '../drawing/Dot.tsx';
import './WholeLink.css';

interface WholeLinkProps {
  href: string;
  title: string;
  colour?: Colour;
}

/** A heading whose link fills the nearest positioned element round it, so that a whole row or card can be pressed. */
export function WholeLink({ href, title, colour }: WholeLinkProps) {
  return (
    <h3 className="heading whole-link">
      <a href={href}>
        <Dot {...(colour && { colour })} />
        {title}
      </a>
    </h3>
  );
}
