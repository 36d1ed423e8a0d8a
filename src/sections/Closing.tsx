import type { ReactNode } from 'react';
import { KolamDrawing } from '../components/drawing/KolamDrawing.tsx';
import { OpenKolam } from '../components/drawing/OpenKolam.tsx';
import { Button } from '../components/navigation/Button.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { kolam, type OpenKolam as OpenKolamDrawing, openKolam } from '../lib/drawing/kolam/kolam.ts';
import { diamond } from '../lib/drawing/kolam/outlines.ts';
import { openKolamOfAny, pageKolam } from '../lib/drawing/kolam/page-kolam.ts';
import { fillingPart } from '../lib/drawing/kolam/small-outlines.ts';
import type { KolamContent, Link } from '../schemas/parts.ts';
import type { ClosingContent } from '../schemas/sections.ts';
import '../components/prose/ProseLine.css';
import './Closing.css';

type ClosingProps = ClosingContent & {
  /** The page, if its kolam is to stand here once more. */
  page?: { path: string; kolam: KolamContent };
  /**
   * How the kolam stands: whole, `beside` the words, or cut off by the edges of its room. That is half of the band in the
   * page's lighter colour (`fields`), or a third of it (`panel`). `line`: the page's one line ends in it. `poster`: it is whole,
   * and the question over the full width. `frieze`: what is drawn is as wide as the page, below the words.
   */
  form?: 'beside' | 'fields' | 'panel' | 'line' | 'poster' | 'frieze';
  /** What a visitor may want to know before. */
  more?: Link | undefined;
  /** Whether the page's line comes in here, in the form `line`. */
  begins?: boolean;
  /** In which gutter the page's line comes down to the kolam, in the form `frieze`. */
  led?: 'left' | 'right' | undefined;
  /** The kolam that the page's line makes instead of the page's own, in the form `line`. */
  drawing?: OpenKolamDrawing | undefined;
  /** What the page's line draws here, in place of a kolam. */
  children?: ReactNode;
};

/** The last word of a page, on its colour, or else on kaavi: the red ochre that borders a kolam. */
export function Closing({
  title,
  text,
  action,
  page,
  form = 'beside',
  more,
  begins = false,
  led,
  drawing,
  children,
}: ClosingProps) {
  const isPoster = form === 'line' || form === 'poster' || form === 'frieze';
  const isCut = form === 'fields' || form === 'panel';
  return (
    <section
      className={`closing closing-${form} ${isCut ? 'closing-cut' : 'closing-whole'} ${begins ? 'closing-in' : ''} ${led ? `closing-led closing-led-${led}` : ''}`}
    >
      <div className="closing-words">
        <h2 className={isPoster ? 'poster' : 'title'}>{title}</h2>
        <p className="closing-text">
          <LinkedText text={text} />
        </p>
        <p className={more ? 'closing-action closing-actions' : 'closing-action'}>
          <Button action={action} />
          {more && (
            <a href={more.href} className="prose-link">
              {more.label}
            </a>
          )}
        </p>
      </div>
      <div className="closing-kolam">
        {children ??
          (form === 'line' ? (
            <OpenKolam
              drawing={drawing ?? (page ? openKolamOfAny(page.path, page.kolam) : openKolam(title, diamond(5)))}
            />
          ) : (
            <KolamDrawing
              drawing={page ? pageKolam(page.path, page.kolam) : kolam(title, diamond(5))}
              part={isCut ? fillingPart(page?.kolam.outline ?? 'diamond') : 'whole'}
            />
          ))}
      </div>
    </section>
  );
}
