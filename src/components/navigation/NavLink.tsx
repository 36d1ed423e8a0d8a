import './NavLink.css';

interface NavLinkProps {
  href: string;
  /** The path of the page that this link stands on. */
  path: string | undefined;
  look?: 'plain' | 'bar';
  children: string;
}

/** A link of the site's navigation; it says so when it leads to the page it stands on. */
export function NavLink({ href, path, look = 'plain', children }: NavLinkProps) {
  return (
    <a
      href={href}
      aria-current={href === path ? 'page' : undefined}
      className={look === 'bar' ? 'nav-link nav-link-bar' : 'nav-link'}
    >
      {children}
    </a>
  );
}
