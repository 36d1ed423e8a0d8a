import { pageKolam, smallPageKolam } from '../../lib/drawing/kolam/page-kolam.ts';
import type { KolamContent } from '../../schemas/parts.ts';
import { KolamDrawing } from './KolamDrawing.tsx';
import './PageKolam.css';

type PageKolamProps = KolamContent & {
  path: string;
  /** `upper`: its lower part is cut off, by an edge that can be seen. `frieze`: its shape with few dots, whole. */
  part?: 'whole' | 'upper' | 'frieze';
  /** Whether the page's line comes in at its left lower corner, or goes on from the right one. */
  tether?: 'left' | 'corner' | undefined;
};

/** The kolam that belongs to a page alone. Its line draws itself once when the page opens, and rests. */
export function PageKolam({ path, outline, colour, part = 'whole', tether }: PageKolamProps) {
  return (
    <div className="page-kolam">
      {part === 'frieze' ? (
        <KolamDrawing drawing={smallPageKolam(path, { outline }, part)} colour={colour} tether={tether} />
      ) : (
        <KolamDrawing drawing={pageKolam(path, { outline })} colour={colour} part={part} tether={tether} />
      )}
    </div>
  );
}
