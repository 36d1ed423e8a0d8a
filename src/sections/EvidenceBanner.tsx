import { PageKolam } from '../components/drawing/PageKolam.tsx';
import { Evidence } from '../components/evidence/Evidence.tsx';
import { longestWord } from '../lib/format/longest-word.ts';
import type { EvidenceContent } from '../schemas/evidence.ts';
import type { KolamContent } from '../schemas/parts.ts';
import type { RecordContent } from '../schemas/specimen.ts';
import './Banner.css';
import './EvidenceBanner.css';

interface EvidenceBannerProps {
  /** The kind of page, above its title: `Services`. */
  kind?: string | undefined;
  title: string;
  tagline: string;
  /** The page's path, which decides the line of its kolam. */
  path: string;
  kolam: KolamContent;
  evidence?: EvidenceContent | undefined;
  /** What the evidence is taken from. */
  record: RecordContent;
  /** Says in a word that everything in it is a sample. */
  note: string;
}

/**
 * The top of a page on two fields of its colour. The name runs over both; on the deeper one stand the kolam, cut off by its
 * lower edge (whole and small above bars, which may end before it), or what the page has to show instead.
 */
export function EvidenceBanner({ kind, title, tagline, path, kolam, evidence, record, note }: EvidenceBannerProps) {
  const form = evidence?.form;
  const shape = form ? `banner-${form}` : '';
  const isWithKolam = form === undefined || form === 'ring' || form === 'bars';
  return (
    <section className={`banner banner-field ${shape}`}>
      <div className="banner-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className={`display name-${longestWord(title)}`}>{title}</h1>
        <p className="lead">{tagline}</p>
      </div>
      {isWithKolam && (
        <div className="banner-kolam">
          <PageKolam {...kolam} path={path} part={form === 'bars' ? 'frieze' : 'upper'} />
        </div>
      )}
      {evidence && <Evidence evidence={evidence} record={record} note={note} />}
    </section>
  );
}
