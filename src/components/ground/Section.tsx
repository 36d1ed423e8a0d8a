import type { ReactNode } from 'react';
import { Intro } from './Intro.tsx';
import './Section.css';

const RANKS = { poster: 'poster', high: 'title', low: 'subtitle' };
const TONES = { paper: undefined, raised: 'section-raised', colour: 'on-colour', deep: 'on-colour section-deep' };

interface SectionProps {
  title: string;
  intro?: string | undefined;
  /** `beside`: heading in a column of its own. `above`: heading over the full width. */
  heading?: 'beside' | 'above';
  /** `colour`: the page's own, in both themes. `deep`: a deeper shade of it. */
  tone?: keyof typeof TONES;
  /** `poster`: one to three a page. A heading that ranks `low` looks it, and stands closer to what is above it. */
  rank?: keyof typeof RANKS;
  children: ReactNode;
}

/** A horizontal band of a page with its heading. The space between bands is made here and nowhere else. */
export function Section({ title, intro, heading = 'above', tone = 'paper', rank = 'high', children }: SectionProps) {
  return (
    <section className={TONES[tone]}>
      <div className={`band band-${heading} band-${rank}`}>
        <header>
          <h2 className={RANKS[rank]}>{title}</h2>
          <Intro text={intro} />
        </header>
        <div className="band-content">{children}</div>
      </div>
    </section>
  );
}
