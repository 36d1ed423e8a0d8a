import { ArrowRight } from 'lucide-react';
import { Section } from '../components/ground/Section.tsx';
import { RuledList } from '../components/lists/RuledList.tsx';
import type { PageLink } from '../lib/content/content.ts';
import type { RelatedContent } from '../schemas/sections.ts';
import './Related.css';

/** Three pages that the visitor may want next: a list beside its title, or columns below it. */
export function Related({ title, form, links }: Pick<RelatedContent, 'title' | 'form'> & { links: PageLink[] }) {
  const entries = links.map((link) => (
    <li key={link.href}>
      <a href={link.href} className="related-link">
        <span className="heading">{link.title}</span>
        <span className="secondary">{link.description}</span>
        <ArrowRight aria-hidden="true" />
      </a>
    </li>
  ));
  return form === 'columns' ? (
    <Section title={title} rank="low">
      <ul className="related-columns">{entries}</ul>
    </Section>
  ) : (
    <Section title={title} heading="beside" rank="low">
      <RuledList>{entries}</RuledList>
    </Section>
  );
}
