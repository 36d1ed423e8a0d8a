import type { ReactNode } from 'react';
import '../ground/colours.css';
import type { Point } from '../../schemas/parts.ts';
import { Intro } from '../ground/Intro.tsx';
import { PointWords } from '../prose/PointWords.tsx';
import './FoldSide.css';

interface FoldSideProps {
  /** `before`: each entry alone, on the raised ground. `after`: all on the page's colour. */
  side: 'before' | 'after';
  title: string;
  intro?: string | undefined;
  items: readonly Point[];
  /** What is drawn at the entry of this place. */
  drawn: (index: number) => ReactNode;
  /** What is drawn before the heading. */
  seam?: ReactNode;
  /** What is drawn below the list. */
  foot?: ReactNode;
}

/** One of the two grounds of a fold, with its heading and its entries. */
export function FoldSide({ side, title, intro, items, drawn, seam, foot }: FoldSideProps) {
  return (
    <section className={side === 'after' ? 'fold-side fold-after on-colour' : 'fold-side fold-before'}>
      {seam}
      <header className="fold-head">
        <h2 className="fold-title">{title}</h2>
        <Intro text={intro} />
      </header>
      <ul className="fold-list">
        {items.map((item, index) => (
          <li key={item.title} className="fold-item">
            {drawn(index)}
            <div className="fold-words">
              <PointWords {...item} className="subtitle" />
            </div>
          </li>
        ))}
      </ul>
      {foot}
    </section>
  );
}
