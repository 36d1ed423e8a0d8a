import { X } from 'lucide-react';
import type { Menus, PageLink } from '../../lib/content/content.ts';
import { reachLinks } from '../../lib/format/reach.ts';
import type { Navigation, Site } from '../../schemas/site.ts';
import { popoverCloser } from './attributes.ts';
import { LinkList } from './LinkList.tsx';
import './MenuPanel.css';
import './Drawer.css';

interface DrawerProps {
  navigation: Navigation;
  menus: Menus;
  path: string | undefined;
  contact: Site['contact'];
}

/** The menu of small screens: a dialog from the left. As a popover it leaves with the screen's width, which no modal one does. */
export function Drawer({ navigation, menus, path, contact: ways }: DrawerProps) {
  const { drawer, about, contact } = navigation;
  return (
    <dialog id="drawer" popover="auto" aria-labelledby="drawer-title" className="drawer">
      <div className="drawer-bar">
        <h2 id="drawer-title">{drawer.title}</h2>
        <button type="button" {...popoverCloser('drawer')} aria-label={drawer.close} className="menu-button">
          <X aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={drawer.title}>
        {drawer.menus
          .filter((family) => menus[family].length > 0)
          .map((family) => (
            <DrawerGroup
              key={family}
              title={navigation.menus[family]}
              links={menus[family].slice(0, drawer.entries)}
              path={path}
            />
          ))}
        <LinkList links={[about, contact, ...reachLinks(ways, navigation.reach)]} path={path} />
      </nav>
    </dialog>
  );
}

function DrawerGroup({ title, links, path }: { title: string; links: PageLink[]; path: string | undefined }) {
  return (
    <div>
      <h3 className="note">{title}</h3>
      <LinkList links={links} path={path} />
    </div>
  );
}
