import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';

/** What the van takes, of both. */
const VAN = 220;
/** Cartons, and the gap behind them. */
const WAITING = 120;

const van = (
  <>
    <path className="tint" d="M2-16v-126h136v126zM138-96h44l36 40v40h-80z" />
    <path className="sheet" d="M150-84h26l24 28h-50z" />
    <path className="deep" d="M22-122h96v84H22z" />
    <path className="sheet" d="M62-38v-48h50v48z" />
    {parcel(26, -38)}
    <circle className="sheet" cx="42" cy="-17" r="17" />
    <circle className="sheet" cx="180" cy="-17" r="17" />
    <path d="M42-17h0M180-17h0M206-46h10" className="dots" />
  </>
);

/** The van with the parcel in its open side, and, if no count is given, the cartons that wait for it. */
export const parcelVan: Thing = ({ count }) => {
  const left = count === 0 ? 0 : WAITING;
  return {
    width: left + VAN,
    height: 142,
    spot: { x: left + 55, y: -56, r: 40 },
    drawing: left ? (
      <>
        <path className="sheet" d="M0-62h60v62h-60zM10-112h46v50h-46zM24-62v18h14v-18M26-112v14h14v-14" />
        <path className="tint" d="M60-46h44v46h-44zM74-46v14h14v-14" />
        <g transform={`translate(${left})`}>{van}</g>
      </>
    ) : (
      van
    ),
  };
};
