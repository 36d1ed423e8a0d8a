import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { ownGround } from '../components/ground/own-ground.ts';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { Unbroken } from '../components/prose/Unbroken.tsx';
import { ThingOnLine } from '../drawings/ThingOnLine.tsx';
import { vocabulary } from '../drawings/vocabulary.ts';
import type { ArticleCard } from '../schemas/entities.ts';
import type { ArticlesContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Articles.css';

type ArticlesProps = ArticlesContent & {
  /** Where each article leads, by its name. */
  connections: Record<string, string>;
};

/**
 * A reading list on one line, which goes round what matters in the drawing of an article, and on in a loop for each minute that
 * it takes to read; at the edges of the page it turns down to the next one.
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
          {items.map((card, index) => (
            <Article
              key={card.title}
              {...card}
              href={connections[card.name] ?? '#'}
              readMore={readMore}
              minutes={minutes}
              ground={ownGround(index, COLOURED, items.length)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ArticleProps = ArticleCard & { href: string; readMore: string; minutes: string; ground: string };

/** Which one stands on the page's colour, if others follow. */
const COLOURED = 3;

/** Beyond these, loops are half as large. */
const MANY_MINUTES = 8;

function Article({ category, readTime, title, summary, thing, href, readMore, minutes, ground }: ArticleProps) {
  const isWide = thing && vocabulary[thing]({}).before;
  return (
    <li
      className={`article ${isWide ? 'article-wide' : ''} ${readTime > MANY_MINUTES ? 'article-long' : ''} ${ground}`}
    >
      <div className="article-picture">{thing && <ThingOnLine thing={thing} from={-2} />}</div>
      <div className="article-head">
        <p className="article-category">{category}</p>
        <h3 className="article-title">
          <Unbroken text={title} />
        </h3>
      </div>
      <p className="article-summary">
        <Unbroken text={summary} />
      </p>
      <div className="article-foot">
        <p className="article-minutes">
          <b>{readTime}</b> {minutes}
        </p>
        <p className="article-link">
          <a href={href} aria-label={`${readMore}: ${title}`}>
            {readMore}
          </a>
        </p>
      </div>
      <CountedLoops count={readTime} />
    </li>
  );
}
