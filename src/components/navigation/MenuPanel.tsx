import { ChevronDown } from 'lucide-react';
import type { PageLink } from '../../lib/content/content.ts';
import { popoverButton } from './attributes.ts';
import './MenuPanel.css';

interface MenuPanelProps {
  name: string;
  label: string;
  links: PageLink[];
  path: string | undefined;
}

/** One menu of the header: a button and the panel that it opens, with a line of description for each entry. */
export function MenuPanel({ name, label, links, path }: MenuPanelProps) {
  const id = `menu-${name}`;
  return (
    <li>
      <button type="button" {...popoverButton(id)} className="menu-button">
        {label}
        <ChevronDown aria-hidden="true" className="menu-chevron" />
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
        <b>{label}</b>
        <span>{description}</span>
      </a>
    </li>
  );
}
