import { Menu as MenuIcon } from 'lucide-react';
import { popoverButton } from '../components/navigation/attributes.ts';
import { Drawer } from '../components/navigation/Drawer.tsx';
import { Logo } from '../components/navigation/Logo.tsx';
import { MenuPanel } from '../components/navigation/MenuPanel.tsx';
import { NavLink } from '../components/navigation/NavLink.tsx';
import type { Menus } from '../lib/content/content.ts';
import type { Mark } from '../lib/look/mark.ts';
import { FAMILIES } from '../schemas/families.ts';
import type { Navigation, Site } from '../schemas/site.ts';
import '../components/navigation/Button.css';
import './SiteHeader.css';

interface SiteHeaderProps {
  site: Site;
  navigation: Navigation;
  menus: Menus;
  mark: Mark;
  /** The path of the page that the header stands on; the not-found page has none. */
  path: string | undefined;
}

/** With more letters, a name and the menus need more than one row of the smallest desk, unless they stand closer. */
const SHORT_NAME = 8;

/** The top of every page: logo and, on wide screens, the menus; on small ones a button that opens the drawer. */
export function SiteHeader({ site, navigation, menus, mark, path }: SiteHeaderProps) {
  const { about, contact, drawer } = navigation;
  return (
    <header className="site-header">
      <a href="#content" className="skip">
        {navigation.skip}
      </a>
      <div className={site.name.length > SHORT_NAME ? 'header-bar header-long' : 'header-bar'}>
        <a href="/" aria-current={path === '/' ? 'page' : undefined} className="logo">
          <Logo mark={mark} />
          {site.name} <span className="visually-hidden">{navigation.logo}</span>
        </a>
        <p className="print-only">{new URL(path ?? '/', site.url).href}</p>
        <nav aria-label={navigation.main} className="header-menus">
          <ul>
            {FAMILIES.filter((family) => menus[family].length > 0).map((family) => (
              <MenuPanel
                key={family}
                name={family}
                label={navigation.menus[family]}
                links={menus[family]}
                path={path}
              />
            ))}
            <li>
              <NavLink href={about.href} path={path} look="bar">
                {about.label}
              </NavLink>
            </li>
            <li>
              <a
                href={contact.href}
                aria-current={path === contact.href ? 'page' : undefined}
                className="button button-filled"
              >
                {contact.label}
              </a>
            </li>
          </ul>
        </nav>
        <button type="button" {...popoverButton('drawer')} className="menu-button drawer-button">
          <MenuIcon aria-hidden="true" />
          {drawer.open}
        </button>
        <Drawer navigation={navigation} menus={menus} path={path} contact={site.contact} />
      </div>
    </header>
  );
}
