import { Kolam } from '../components/Kolam.tsx';
import './TaskBanner.css';

interface TaskBannerProps {
  title: string;
  tagline: string;
  /** The page's path, from which its kolam is drawn. */
  path: string;
}

/** The top of a page with a task: a small kolam of few dots, so that the task begins in the first view. */
export function TaskBanner({ title, tagline, path }: TaskBannerProps) {
  return (
    <section className="task-banner">
      <h1 className="display">{title}</h1>
      <p className="lead">{tagline}</p>
      <div className="task-emblem">
        <Kolam seed={path} size={5} />
      </div>
    </section>
  );
}
