import type { ReactNode } from 'react';
import { OpenKolam } from '../components/drawing/OpenKolam.tsx';
import { PageKolam } from '../components/drawing/PageKolam.tsx';
import { openKolamOfAny } from '../lib/drawing/kolam/page-kolam.ts';
import { longestWord } from '../lib/format/longest-word.ts';
import type { KolamContent } from '../schemas/parts.ts';
import './Banner.css';

interface BannerProps {
  /** The kind of page, above its title: `Industries`. */
  kind?: string | undefined;
  title: string;
  tagline: string;
  /** The page's path, which decides the line of its kolam. */
  path: string;
  kolam: KolamContent;
  /**
   * Where the page's kolam stands. `across`: below the words from one edge of the window to the other, cut off by the next
   * band. With all others it stands on the page's line, which comes in from the edge of the window and goes on to what is below.
   * `coloured`: at the end, on the page's colour, and the line turns into the left gutter. `emblem`: at the end, likewise.
   * `before`: nowhere, because an index stands beside the words, and on a phone below them. `beside`: at the end, and the line turns into
   * the right gutter. `none`: nowhere, because what follows is drawn by the line itself.
   */
  drawing: 'across' | 'coloured' | 'none' | 'beside' | 'before' | 'emblem';
  /** What stands there instead of the kolam, on the same line. */
  children?: ReactNode;
  /** Whether the line of a `coloured` one goes on; at the others the styles see that. */
  isLeading?: boolean;
}

/** The top of every page but Home: its name, large, one sentence, and in most places the page's own kolam. */
export function Banner({ kind, title, tagline, path, kolam, drawing, children, isLeading = false }: BannerProps) {
  // Beside an index, it is a part of the section that this belongs to.
  const Element = drawing === 'before' ? 'div' : 'section';
  return (
    <Element
      className={`banner banner-${drawing} ${drawing === 'coloured' ? 'on-colour' : ''} ${isLeading ? 'banner-leading' : ''}`}
    >
      <div className="banner-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className={`display name-${longestWord(title)}`}>{title}</h1>
        <p className="lead">{tagline}</p>
      </div>
      {drawing === 'across' && (
        <div className="banner-kolam">
          <PageKolam {...kolam} path={path} part="upper" />
        </div>
      )}
      {['coloured', 'beside', 'emblem'].includes(drawing) && (
        <div className="banner-kolam">{children ?? <OpenKolam drawing={openKolamOfAny(path, kolam)} />}</div>
      )}
    </Element>
  );
}
