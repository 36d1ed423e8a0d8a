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
   * band. `rising`: beside them, on the page's line. `frieze`: its shape with few dots, below them. `beside`: to their right; on a
   * phone, its shape with few dots, as wide as the words; its line goes on to a chart that follows. `before`: to their left, on the
   * page's line, which goes down the left gutter from there.
   * `emblem`: at the end, on the page's line, which goes on to the record below.
   */
  drawing: 'across' | 'rising' | 'frieze' | 'beside' | 'before' | 'emblem';
  /** Whether the page's line comes out of the frieze, and goes down the left gutter. */
  isLeading?: boolean;
}

/** How a kolam is cut off. */
const CUT: Partial<Record<BannerProps['drawing'], 'upper' | 'standing' | 'frieze'>> = {
  across: 'upper',
  rising: 'standing',
  frieze: 'frieze',
};

/** The top of every page but Home: its name, large, one sentence, and in most places the page's own kolam. */
export function Banner({ kind, title, tagline, path, kolam, drawing, isLeading = false }: BannerProps) {
  const hasNarrow = drawing === 'beside';
  const tether = hasNarrow ? 'corner' : isLeading ? 'left' : undefined;
  return (
    <section className={`banner banner-${drawing} ${isLeading ? 'banner-leading' : ''}`}>
      <div className="banner-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className={`display name-${longestWord(title)}`}>{title}</h1>
        <p className="lead">{tagline}</p>
      </div>
      <div className={hasNarrow ? 'banner-kolam banner-wide' : 'banner-kolam'}>
        {drawing === 'emblem' || drawing === 'before' ? (
          <OpenKolam drawing={openKolamOfAny(path, kolam)} />
        ) : (
          <PageKolam {...kolam} path={path} part={CUT[drawing] ?? 'whole'} tether={tether} />
        )}
      </div>
      {hasNarrow && (
        <div className="banner-kolam banner-narrow">
          <PageKolam {...kolam} path={path} part="frieze" tether={tether} />
        </div>
      )}
    </section>
  );
}
