import { Kolam } from '../components/Kolam.tsx';

interface BannerProps {
  /** The kind of page, above its title: `Industries`. */
  kind?: string | undefined;
  title: string;
  tagline: string;
  /** The page's path, from which its kolam is drawn. */
  path: string;
  /** A longer word of introduction below the tagline. */
  intro?: string | undefined;
}

/** The top of every page but Home: its name, large, one sentence, and the page's own kolam. */
export function Banner({ kind, title, tagline, path, intro }: BannerProps) {
  return (
    <section className="banner">
      <div className="banner-words">
        {kind && <p className="kind">{kind}</p>}
        <h1 className="display">{title}</h1>
        <p className="lead">{tagline}</p>
        {intro && <p className="mt-5 max-w-text text-muted">{intro}</p>}
      </div>
      <div className="banner-kolam">
        <Kolam seed={path} size={7} drawn />
      </div>
    </section>
  );
}
