import { PageKolam } from '../components/drawing/PageKolam.tsx';
import type { KolamContent } from '../schemas/parts.ts';
import '../components/ground/colours.css';
import './TaskBanner.css';

interface TaskBannerProps {
  title: string;
  tagline: string;
  /** The page's path, which decides the line of its kolam. */
  path: string;
  kolam: KolamContent;
}

/** The top of a page with a task, on the page's colour: a small kolam of few dots, so that the task begins in the first view. */
export function TaskBanner({ title, tagline, path, kolam }: TaskBannerProps) {
  return (
    <section className="task-banner on-colour">
      <h1 className="display">{title}</h1>
      <p className="lead">{tagline}</p>
      <div className="task-emblem">
        <PageKolam {...kolam} path={path} />
      </div>
    </section>
  );
}
