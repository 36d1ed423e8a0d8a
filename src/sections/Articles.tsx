import { Section } from '../components/Section.tsx';
import type { ArticleCard } from '../schemas/entities.ts';
import type { Link } from '../schemas/parts.ts';
import type { ArticlesContent } from '../schemas/sections.ts';
import './Articles.css';

/** Articles: the first one leads, the others follow in two columns. */
export function Articles({ title, readMore, minutes, items }: ArticlesContent) {
  return (
    <Section title={title}>
      <ul className="articles">
        {items.map((card) => (
          <Article key={card.title} {...card} readMore={readMore} minutes={minutes} />
        ))}
      </ul>
    </Section>
  );
}

type ArticleProps = ArticleCard & { readMore: Link; minutes: string };

function Article({ category, readTime, title, summary, readMore, minutes }: ArticleProps) {
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
        <a href={readMore.href} aria-label={`${readMore.label}: ${title}`}>
          {readMore.label}
        </a>
      </p>
    </li>
  );
}
