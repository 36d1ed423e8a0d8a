import type { Thing } from '../thing.ts';
import { woman } from './woman.tsx';

/** How a figure is made: invoices, less a credit note, and beside the result the person whose figure it is. */
export const figureFormula: Thing = () => ({
  width: 584,
  height: 132,
  spot: { x: 448, y: -58, r: 54 },
  drawing: (
    <>
      <path className="tint" d="M28-132h92v104H28zM14-122h92v104H14z" />
      <path className="sheet" d="M0-112h92V0H0zM212-112h92V0h-92z" />
      <path d="M16-92h40m-40 20h60m-60 18h60m-60 18h44M228-92h40m-40 20h60M0-18h92M212-18h92" />
      <path className="bar" d="M148-58h36M332-70h36M332-46h36" />
      <path className="hot" d="M396-112h104V0H396z" />
      <path className="on-hot" d="M416-88h36m-36 26h64m-64 24h64m-64 20h30" />
      <g transform="translate(540)">{woman({}).drawing}</g>
    </>
  ),
});
