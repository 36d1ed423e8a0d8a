import type { Thing } from '../thing.ts';

/** Parcels, and the van that fetches them. */
export const parcelVan: Thing = () => ({
  width: 274,
  height: 96,
  spot: { x: 77, y: -59, r: 29 },
  drawing: (
    <>
      <path className="sheet" d="M0-56h56v56h-56z" />
      <path className="tint" d="M56-44h44v44h-44z" />
      <path className="sheet" d="M8-96h40v40h-40z" />
      <path d="M22-56v18h12v-18M72-44v14h12v-14M22-96v12h12v-12" />
      <path className="hot" d="M60-74h34v30h-34z" />
      <path className="sheet" d="M124-12v-78h92v78M216-66h32l26 28v26h-150" />
      <path className="tint" d="M226-56h18l14 18h-32z" />
      <circle className="sheet" cx="150" cy="-12" r="12" />
      <circle className="sheet" cx="244" cy="-12" r="12" />
    </>
  ),
});
