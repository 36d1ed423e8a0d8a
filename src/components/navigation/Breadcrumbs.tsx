import type { Crumb } from '../../lib/machines/breadcrumbs.ts';
import './Breadcrumbs.css';

interface BreadcrumbsProps {
  /** Its name for screen readers. */
  label: string;
  crumbs: Crumb[];
}

/** The way from Home to the page, in one line above its title. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const [current, ...before] = crumbs.toReversed();
  if (!current) return null;
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol>
        {before.toReversed().map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current.name}</li>
      </ol>
    </nav>
  );
}
