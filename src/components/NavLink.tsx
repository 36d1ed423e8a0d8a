interface NavLinkProps {
  href: string;
  /** The address of the page that this link stands on. */
  path: string;
  look?: 'plain' | 'bar';
  children: string;
}

/** A link of the site's navigation; it says so when it leads to the page it stands on. */
export function NavLink({ href, path, look = 'plain', children }: NavLinkProps) {
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined} className={`nav-link nav-link-${look}`}>
      {children}
    </a>
  );
}
