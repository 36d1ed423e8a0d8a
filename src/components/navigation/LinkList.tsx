import type { Link } from '../../schemas/parts.ts';
import { NavLink } from './NavLink.tsx';

interface LinkListProps {
  links: Link[];
  /** The path of the page that the links stand on. */
  path: string | undefined;
}

/** Links of the site's navigation, one below the other. */
export function LinkList({ links, path }: LinkListProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={label}>
          <NavLink href={href} path={path}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
