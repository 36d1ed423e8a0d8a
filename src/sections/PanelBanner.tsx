import { KolamDrawing } from '../components/drawing/KolamDrawing.tsx';
import '../components/drawing/PageKolam.css';
import '../components/ground/colours.css';
import { pageKolam, smallPageKolam } from '../lib/drawing/kolam/page-kolam.ts';
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
 * the record as its foot. On phones the panel lies on that band like a lintel, and a frieze of the same shape in it.
 */
export function PanelBanner({ kind, title, tagline, path, kolam }: PanelBannerProps) {
  // A short name stands on one line.
  const longest = title.length < 10 ? Math.max(4, title.length) : longestWord(title);
  return (
    <section className="panel-banner">
      <div className="panel-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className={`name name-${longest}`}>{title}</h1>
        <p className="lead">{tagline}</p>
      </div>
      <div className="panel on-colour">
        <div className="page-kolam panel-whole">
          <KolamDrawing drawing={pageKolam(path, kolam)} colour={kolam.colour} />
        </div>
        <div className="page-kolam panel-frieze">
          <KolamDrawing drawing={smallPageKolam(path, kolam, 'frieze')} colour={kolam.colour} />
        </div>
      </div>
    </section>
  );
}
