import { Section } from '../components/ground/Section.tsx';
import type { ArticleCard } from '../schemas/entities.ts';
import type { ArticlesContent } from '../schemas/sections.ts';
import './Articles.css';

type ArticlesProps = ArticlesContent & {
  /** Where each article leads, by its name. */
  connections: Record<string, string>;
};

/** Articles: the first one leads, the others follow in two columns. */
export function Articles({ title, intro, readMore, minutes, items, connections }: ArticlesProps) {
  return (
    <Section title={title} intro={intro}>
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
    </Section>
  );
}

type ArticleProps = ArticleCard & { href: string; readMore: string; minutes: string };

function Article({ category, readTime, title, summary, href, readMore, minutes }: ArticleProps) {
  return (
    <li className="article">
      <p className="article-facts note">
        <span>{category}</span>
        <span>
          {readTime} {minutes}
        </span>
      </p>
      <h3 className="article-title">{title}</h3>
      <p className="article-summary secondary">{summary}</p>
      <p className="article-link">
        <a href={href} aria-label={`${readMore}: ${title}`}>
          {readMore}
        </a>
      </p>
    </li>
  );
}
