import { parcel } from '../parcel.tsx';
import type { Thing } from '../thing.ts';

/** Cartons, and the van with the parcel in its open side. */
export const parcelVan: Thing = () => ({
  width: 340,
  height: 142,
  spot: { x: 175, y: -56, r: 40 },
  drawing: (
    <>
      <path className="sheet" d="M0-62h60v62h-60zM10-112h46v50h-46zM24-62v18h14v-18M26-112v14h14v-14" />
      <path className="tint" d="M60-46h44v46h-44zM74-46v14h14v-14" />
      <path className="sheet" d="M122-16v-126h136v126zM258-96h44l36 40v40h-80z" />
      <path className="tint" d="M270-84h26l24 28h-50z" />
      <path className="deep" d="M142-122h96v84h-96z" />
      <path className="sheet" d="M182-38v-48h50v48z" />
      {parcel(146, -38)}
      <circle className="sheet" cx="162" cy="-17" r="17" />
      <circle className="sheet" cx="300" cy="-17" r="17" />
      <path d="M162-17h0M300-17h0M326-46h10" className="dots" />
    </>
  ),
});
