import { PageKolam } from '../components/PageKolam.tsx';
import './Banner.css';

interface BannerProps {
  /** The kind of page, above its title: `Industries`. */
  kind?: string | undefined;
  title: string;
  tagline: string;
  /** The page's path, from which its kolam is drawn. */
  path: string;
  /** A longer word of introduction below the tagline. */
  intro?: string | undefined;
  /** `beside`: the kolam is as large as the words. `emblem`: it is small, and the page's list begins soon. */
  drawing?: 'beside' | 'emblem';
}

/** The top of every page but Home: its name, large, one sentence, and the page's own kolam. */
export function Banner({ kind, title, tagline, path, intro, drawing = 'beside' }: BannerProps) {
  return (
    <section className={`banner banner-${drawing}`}>
      <div className="banner-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className="display">{title}</h1>
        <p className="lead">{tagline}</p>
        {intro && <p className="intro">{intro}</p>}
      </div>
      <div className="banner-kolam">
        <PageKolam path={path} />
      </div>
    </section>
  );
}
