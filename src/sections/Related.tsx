import { ArrowRight } from 'lucide-react';
import { Section } from '../components/ground/Section.tsx';
import { RuledList } from '../components/lists/RuledList.tsx';
import type { PageLink } from '../lib/content/content.ts';
import './Related.css';

/** Three pages that the visitor may want next. */
export function Related({ title, links }: { title: string; links: PageLink[] }) {
  return (
    <Section title={title} heading="beside" rank="low">
      <RuledList>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="related-link">
              <span className="heading">{link.title}</span>
              <span className="secondary">{link.description}</span>
              <ArrowRight aria-hidden="true" />
            </a>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
