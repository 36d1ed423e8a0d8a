import type { Thing } from '../thing.ts';

/** An invoice with the code that the portal gave it; behind it, the bill that goes with the lorry. */
export const codedInvoice: Thing = () => ({
  width: 220,
  height: 150,
  spot: { x: 78, y: -55, r: 36 },
  drawing: (
    <>
      <path className="tint" d="M104-132h114V0H104z" />
      <path className="sheet" d="M136-88v-30h36v30zm36 0h28v-14l-10-10h-18z" />
      <path className="deep" d="M150-80a8 8 0 0 1 0-16 8 8 0 0 1 0 16m36 0a8 8 0 0 1 0-16 8 8 0 0 1 0 16" />
      <path d="M136-60h66m-66 15h66m-66 15h66m-66 15h40" />
      <path className="sheet" d="M0 0v-150h124V0" />
      <path className="deep" d="M12-138h44v14H12z" />
      <path d="M74-138h38m-38 12h22M12-114h100M12-102h100M12-86h24m-24 14h20m-20 14h18m-18 14h20m-20 14h20" />
      <path className="hot" d="M56-77h44v44H56z" />
      <path className="sheet" d="M61-72h12v12H61zm22 0h12v12H83zM61-50h12v12H61z" />
      <path className="on-hot" d="M84-49h4m6 0v6m-11 5h4m7 0h1" />
    </>
  ),
});
