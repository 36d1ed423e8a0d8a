import type { ReactNode } from 'react';
import './Section.css';

interface SectionProps {
  title: string;
  intro?: string | undefined;
  /** `beside`: heading in a column of its own. `above`: heading over the full width. */
  heading?: 'beside' | 'above';
  tone?: 'paper' | 'raised';
  /** A drawing below the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A horizontal band of a page with its heading. The space between bands is made here and nowhere else. */
export function Section({ title, intro, heading = 'above', tone = 'paper', aside, children }: SectionProps) {
  return (
    <section className={tone === 'raised' ? 'section-raised' : undefined}>
      <div className={`band band-${heading}`}>
        <header>
          <h2 className="title">{title}</h2>
          {intro && <p className="intro">{intro}</p>}
          {aside && <div className="band-aside">{aside}</div>}
        </header>
        <div className="band-content">{children}</div>
      </div>
    </section>
  );
}
