import type { Thing } from '../thing.ts';

/** An invoice with the code that the portal gave it; behind it, the bill that goes with the lorry. */
export const codedInvoice: Thing = () => ({
  width: 172,
  height: 150,
  spot: { x: 72, y: -44, r: 42 },
  drawing: (
    <>
      <path className="tint" d="M92-130h80V0H92z" />
      <path className="sheet" d="M124-92v-24h22v24zm22 0h16v-9l-6-8h-10z" />
      <path className="deep" d="M132-86a6 6 0 0 1 0-12 6 6 0 0 1 0 12m22 0a6 6 0 0 1 0-12 6 6 0 0 1 0 12" />
      <path d="M124-66h36m-36 14h36m-36 14h24" />
      <path className="sheet" d="M0-150h112V0H0z" />
      <path className="deep" d="M12-138h36v14H12z" />
      <path d="M64-138h36m-36 12h20M12-108h88m-88 14h88m-88 14h24m-24 14h24m-24 14h24M12-14h88" />
      <path className="hot" d="M46-70h52v52H46z" />
      <path className="sheet" d="M53-63h14v14H53zm24 0h14v14H77zM53-39h14v14H53z" />
      <path className="on-hot" d="M78-40h5m7 0v7m-13 6h5m8 0h1" />
    </>
  ),
});
