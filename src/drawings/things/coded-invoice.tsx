import type { Thing } from '../thing.ts';

/** An invoice with the code that the portal gave it; behind it, the bill that goes with the lorry. */
export const codedInvoice: Thing = () => ({
  width: 220,
  height: 150,
  spot: { x: 78, y: -54, r: 38 },
  drawing: (
    <>
      <path className="tint" d="M104-134h102q12 0 12 12V0H104z" />
      <path className="deep" d="M134-72v-38h38v38zm38 0v-28h16l16 16v12z" />
      <path className="sheet" d="M147-62a9 9 0 0 1 0-18 9 9 0 0 1 0 18m44 0a9 9 0 0 1 0-18 9 9 0 0 1 0 18" />
      <path d="M138-44h66m-66 14h66m-66 14h42" />
      <path className="sheet" d="M0 0v-150h124V0" />
      <path className="deep" d="M0-150h124v28H0z" />
      <path className="tint" d="M12-142h44v12H12z" />
      <path d="M12-104h26m46 0h28" />
      <path className="tint" d="M0-84h34V0H0z" />
      <path d="M9-68h16M9-52h16M9-36h16M9-20h16" />
      <path className="hot" d="M55-77h46v46H55z" />
      <path className="sheet" d="M60-72h13v13H60zm23 0h13v13H83zM60-49h13v13H60z" />
      <path className="on-hot" d="M84-48h4m6 0v6m-11 5h4m7 0h1" />
    </>
  ),
});
