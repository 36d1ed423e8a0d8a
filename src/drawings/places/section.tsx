import type { PlaceForm } from '../place.ts';
import './section.css';

/** A house that is cut open: three floors of two rooms below a flat roof with its tank, its parapet and a cross. */
export const section: PlaceForm = {
  columns: [5, 7, 7, 5, 5, 7],
  roof: (
    <svg
      viewBox="0 0 1264 128"
      width="1264"
      height="128"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="drawing"
    >
      <path className="tint" d="M70 126V60h132v66zM62 60V46h148v14z" />
      <path d="M92 60v66m44-66v66m44-66v66M202 100h46v26" />
      <path className="sheet" d="M884 126V40h216v86z" />
      <path className="deep" d="M872 40V28h240v12z" />
      <path className="sheet" d="M906 126V62h40v64zm132 0V62h40v64z" />
      <path className="hot" d="M984 54h16v16h16v16h-16v16h-16V86h-16V70h16z" />
      <path d="M430 126V14m-22 14h44m-34 16h24M300 126v-34h420v34M342 92v34m42-34v34m42-34v34m42-34v34m42-34v34m42-34v34m42-34v34m42-34v34m42-34v34" />
    </svg>
  ),
  ground: <div className="place-earth" />,
};
