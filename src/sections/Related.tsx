import { ArrowRight } from 'lucide-react';
import { Section } from '../components/Section.tsx';
import type { PageLink } from '../lib/content.ts';

/** Three pages that the visitor may want next. */
export function Related({ title, links }: { title: string; links: PageLink[] }) {
  return (
    <Section title={title} heading="beside">
      <ul className="ruled-list">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="related-link">
              <span className="heading">{link.title}</span>
              <span className="text-muted">{link.description}</span>
              <ArrowRight aria-hidden="true" className="size-6" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
