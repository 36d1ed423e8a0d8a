import { pageKolam, smallPageKolam } from '../../lib/drawing/kolam/page-kolam.ts';
import type { KolamContent } from '../../schemas/parts.ts';
import { KolamDrawing } from './KolamDrawing.tsx';
import './PageKolam.css';

type PageKolamProps = KolamContent & {
  path: string;
  /** `upper`: its lower part is cut off, by an edge that can be seen. `frieze`: its shape with few dots, whole. */
  part?: 'whole' | 'upper' | 'frieze';
};

/** The kolam that belongs to a page alone. Its line draws itself once when the page opens, and rests. */
export function PageKolam({ path, outline, colour, part = 'whole' }: PageKolamProps) {
  return (
    <div className="page-kolam">
      {part === 'frieze' ? (
        <KolamDrawing drawing={smallPageKolam(path, { outline }, part)} colour={colour} />
      ) : (
        <KolamDrawing drawing={pageKolam(path, { outline })} colour={colour} part={part} />
      )}
    </div>
  );
}
