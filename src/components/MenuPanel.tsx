import { ChevronDown } from 'lucide-react';
import type { PageLink } from '../lib/content.ts';
import { popoverButton } from './attributes.ts';

interface MenuPanelProps {
  name: string;
  label: string;
  links: PageLink[];
  path: string | undefined;
}

/** One menu of the header: a button and the panel that it opens, with a line of description for each entry. */
export function MenuPanel({ name, label, links, path }: MenuPanelProps) {
  const id = `menu-${name}`;
  const isHere = links.some(({ href }) => href === path);
  return (
    <li>
      <button type="button" {...popoverButton(id)} className={`menu-button ${isHere ? 'menu-button-here' : ''}`}>
        {label}
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <div id={id} popover="auto" className="menu">
        <ul className={links.length > 4 ? 'menu-list menu-list-wide' : 'menu-list'}>
          {links.map((link) => (
            <MenuEntry key={link.href} {...link} isCurrent={link.href === path} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function MenuEntry({ label, href, description, isCurrent }: PageLink & { isCurrent: boolean }) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined} className="menu-entry">
        <span className="menu-entry-label">{label}</span>
        <span className="menu-entry-description">{description}</span>
      </a>
    </li>
  );
}
