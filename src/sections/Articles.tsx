import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { Unbroken } from '../components/prose/Unbroken.tsx';
import { ThingOnLine } from '../drawings/ThingOnLine.tsx';
import { LOOP_PITCH } from '../lib/drawing/counted-loops.ts';
import type { ArticleCard } from '../schemas/entities.ts';
import type { ArticlesContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Articles.css';

type ArticlesProps = ArticlesContent & {
  /** Where each article leads, by its name. */
  connections: Record<string, string>;
};

/**
 * Articles: the first one leads, the others follow in two columns. The words of each stand below a line, which goes round what
 * the article is about; a short line above them has a loop for each minute that it takes to read.
 */
export function Articles({ title, intro, readMore, minutes, items, connections }: ArticlesProps) {
  return (
    <section className="articles-section">
      <div className="band">
        <header className="articles-header">
          <h2 className="title">{title}</h2>
          {intro && (
            <p className="secondary">
              <LinkedText text={intro} />
            </p>
          )}
        </header>
        <ul className="articles">
          {items.map((card) => (
            <Article
              key={card.title}
              {...card}
              href={connections[card.name] ?? '#'}
              readMore={readMore}
              minutes={minutes}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ArticleProps = ArticleCard & { href: string; readMore: string; minutes: string };

function Article({ category, readTime, title, summary, thing, href, readMore, minutes }: ArticleProps) {
  return (
    <li className="article">
      <div className="article-line">
        <div className="article-picture">{thing ? <ThingOnLine thing={thing} /> : <CountedLoops count={0} />}</div>
        <div className="article-count">
          <p className="article-facts">
            <b>{category}</b>
            <span>
              {readTime} {minutes}
            </span>
          </p>
          <CountedLoops count={readTime} from={0} to={readTime * LOOP_PITCH} />
        </div>
      </div>
      <h3 className="article-title">
        <Unbroken text={title} />
      </h3>
      <p className="article-summary">{summary}</p>
      <p className="article-link">
        <a href={href} aria-label={`${readMore}: ${title}`}>
          {readMore}
        </a>
      </p>
    </li>
  );
}
