import { Drawing } from '../Drawing.tsx';
import type { PlaceForm } from '../place.ts';
import './section.css';

/** A house that is cut open: three floors of two rooms below a flat roof with its tank, its parapet and a cross. */
export const section: PlaceForm = {
  columns: [5, 7, 7, 5, 5, 7],
  roof: (
    <Drawing width={1264} height={128} preserveAspectRatio="xMaxYMax slice">
      <path className="tint" d="M70 126V60h132v66zM62 60V46h148v14z" />
      <path d="M136 60v66m66-26h46v26" />
      <path className="sheet" d="M884 126V40h216v86z" />
      <path className="deep" d="M872 40V28h240v12z" />
      <path className="hot" d="M984 54h16v16h16v16h-16v16h-16V86h-16V70h16z" />
      <path d="M430 126V14m-22 14h44m-34 16h24M300 126V92h420v34M300 108h420" />
    </Drawing>
  ),
  ground: <div className="place-earth" />,
};
