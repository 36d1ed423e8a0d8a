import type { ReactNode } from 'react';
import { PageKolam } from '../components/drawing/PageKolam.tsx';
import type { KolamContent } from '../schemas/parts.ts';
import '../components/ground/colours.css';
import './TaskBanner.css';

interface TaskBannerProps {
  title: string;
  tagline: string;
  /** The page's kolam, small. Its path decides the line. */
  emblem?: KolamContent & { path: string };
  /** What is drawn in its place. */
  children?: ReactNode;
}

/** The top of a page with a task, on the page's colour, and so low that the task begins in the first view. */
export function TaskBanner({ title, tagline, emblem, children }: TaskBannerProps) {
  return (
    <section className="task-banner on-colour">
      <h1 className="display">{title}</h1>
      <p className="lead">{tagline}</p>
      {emblem && (
        <div className="task-emblem">
          <PageKolam {...emblem} />
        </div>
      )}
      {children}
    </section>
  );
}
