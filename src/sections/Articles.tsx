import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { ownGround } from '../components/ground/own-ground.ts';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { Unbroken } from '../components/prose/Unbroken.tsx';
import { Detailed } from '../drawings/people/face.tsx';
import { ThingOnLine } from '../drawings/ThingOnLine.tsx';
import type { ArticleCard } from '../schemas/entities.ts';
import type { ArticlesContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Articles.css';

type ArticlesProps = ArticlesContent & {
  /** Where each article leads, by its name. */
  connections: Record<string, string>;
};

/**
 * A reading list as in a magazine, on one line: that goes round what matters in the drawings of a row, and comes back below them in a
 * loop for each minute that an article takes to read.
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
          {/* As large as nowhere else. */}
          <Detailed value={true}>
            {items.map((card, index) => (
              <Article
                key={card.title}
                {...card}
                href={connections[card.name] ?? '#'}
                readMore={readMore}
                minutes={minutes}
                place={placeOf(index, items)}
                ground={ownGround(index, COLOURED, items.length)}
              />
            ))}
          </Detailed>
        </ul>
      </div>
    </section>
  );
}

/** Which one stands on the page's colour, if others follow: it has a row to itself. */
const COLOURED = 3;

/**
 * One has a row to itself and two share the next one, and so on; what is left has the last row. On a desk each two that have rows
 * to themselves, and drawings, take the line across (`lead`): it comes to the second and the pair before that on the left (`turned`).
 */
function placeOf(index: number, items: ArticleCard[]): string {
  const place = index % 6;
  const first = index - place;
  const isCrossed = Boolean(items[first]?.thing && items[first + 3]?.thing);
  const turned = isCrossed && 0 < place && place < 4 ? 'article-turned' : '';
  if (place % 3 === 0) return `article-alone ${isCrossed ? 'article-lead' : ''} ${turned}`;
  if (place % 3 === 2) return `article-second ${turned}`;
  return `${index + 1 < items.length ? 'article-first' : 'article-alone'} ${turned}`;
}

type ArticleProps = ArticleCard & { href: string; readMore: string; minutes: string; place: string; ground: string };

function Article({ category, readTime, title, summary, thing, href, readMore, minutes, place, ground }: ArticleProps) {
  return (
    <li className={`article ${place} ${ground}`}>
      <div className="article-picture">{thing && <ThingOnLine thing={thing} isApart />}</div>
      <div className="article-head">
        <p className="article-kind">{category}</p>
        <h3 className="article-title">
          <Unbroken text={title} />
        </h3>
      </div>
      <p className="article-words">
        <Unbroken text={summary} />
      </p>
      <p className="article-link">
        <a href={href} aria-label={`${readMore}: ${title}`}>
          {readMore}
        </a>{' '}
        <CountedLoops count={readTime} from={0} />
        <span className="article-minutes">
          {readTime} {minutes}
        </span>
      </p>
    </li>
  );
}
