import { BrokenKolam } from '../components/drawing/BrokenKolam.tsx';
import { Button } from '../components/navigation/Button.tsx';
import type { Link } from '../schemas/parts.ts';
import './NotFound.css';

interface NotFoundProps {
  code: string;
  message: string;
  home: Link;
  /** What the page's script writes to the console before the attempted path. */
  log: string;
}

/** Says that there is no such page, and shows who draws a kolam of which one corner is not there yet. */
export function NotFound({ code, message, home, log }: NotFoundProps) {
  return (
    <section className="not-found" data-log={log}>
      <div>
        <h1>
          <span className="display">{code}</span>
          <span className="title">{message}</span>
        </h1>
        <p>
          <Button action={home} />
        </p>
      </div>
      <BrokenKolam />
    </section>
  );
}
