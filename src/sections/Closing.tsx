import { Button } from '../components/Button.tsx';
import { KolamDrawing } from '../components/KolamDrawing.tsx';
import { kolam } from '../lib/kolam/kolam.ts';
import { diamond } from '../lib/kolam/outlines.ts';
import type { ClosingContent } from '../schemas/sections.ts';
import './Closing.css';

/** The last word of a page, on kaavi: the red ochre that borders a kolam. */
export function Closing({ title, text, action }: ClosingContent) {
  return (
    <section className="closing">
      <div className="closing-words">
        <h2 className="title">{title}</h2>
        <p className="closing-text">{text}</p>
        <p className="closing-action">
          <Button action={action} />
        </p>
      </div>
      <div className="closing-kolam">
        <KolamDrawing drawing={kolam(title, diamond(5))} part="upper" />
      </div>
    </section>
  );
}
