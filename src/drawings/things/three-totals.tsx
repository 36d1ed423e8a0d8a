import type { Thing } from '../thing.ts';

/** Three bars of different heights for an order, an invoice and a lorry, and the line that they should meet. */
export const threeTotals: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M22-92h45v86h-45z" />
      <path className="tint" d="M86-114h45v108h-45z" />
      <path className="sheet" d="M151-75h45v69h-45z" />
      <path d="M3-6h210M32-128h24v30h-24zM37-120h13M37-112h13M37-105h7M96-150h24v30h-24zM102-143h13M102-138h13M102-143c10 0 10 10 0 10l10 9M154-89v-19h22v19M176-102h12l7 7v6h-40" />
      <path className="sheet" d="M159 -88a4 4 0 0 0 8 0 4 4 0 0 0-8 0M182 -88a4 4 0 0 0 8 0 4 4 0 0 0-8 0" />
      <path className="missing" d="M6-92h204" />
    </>
  ),
});
