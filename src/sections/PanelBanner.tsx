import { KolamDrawing } from '../components/drawing/KolamDrawing.tsx';
import '../components/drawing/PageKolam.css';
import '../components/ground/colours.css';
import { pageKolam } from '../lib/drawing/kolam/page-kolam.ts';
import { longestWord } from '../lib/format/longest-word.ts';
import type { KolamContent } from '../schemas/parts.ts';
import './Banner.css';
import './PanelBanner.css';

interface PanelBannerProps {
  /** The kind of page, above its title: `Expertise`. */
  kind?: string | undefined;
  title: string;
  tagline: string;
  /** The page's path, which decides the line of its kolam. */
  path: string;
  kolam: KolamContent;
}

/**
 * The top of a page whose colour is an L: a panel at the right, up to the header, with the page's kolam whole, and the band of
 * the record as its foot. On phones the kolam lies on that band like a lintel.
 */
export function PanelBanner({ kind, title, tagline, path, kolam }: PanelBannerProps) {
  const drawing = pageKolam(path, kolam);
  // A short name stands on one line.
  const longest = title.length < 10 ? Math.max(4, title.length) : longestWord(title);
  const isTall = drawing.reach.y > drawing.reach.x;
  return (
    <section className="panel-banner">
      <div className="panel-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className={`name name-${longest}`}>{title}</h1>
        <p className="lead">{tagline}</p>
      </div>
      <div className={isTall ? 'panel on-colour panel-tall' : 'panel on-colour'}>
        <div className="page-kolam">
          <KolamDrawing drawing={drawing} colour={kolam.colour} />
        </div>
      </div>
    </section>
  );
}
