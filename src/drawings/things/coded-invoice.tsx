import type { Thing } from '../thing.ts';

/** An invoice with the code that the portal gave it; behind it, the bill that goes with the lorry. */
export const codedInvoice: Thing = () => ({
  width: 220,
  height: 150,
  spot: { x: 80, y: -44, r: 42 },
  drawing: (
    <>
      <path className="tint" d="M104-132h114V0H104z" />
      <path className="sheet" d="M136-88v-30h36v30zm36 0h28v-14l-10-10h-18z" />
      <path className="deep" d="M150-80a8 8 0 0 1 0-16 8 8 0 0 1 0 16m36 0a8 8 0 0 1 0-16 8 8 0 0 1 0 16" />
      <path d="M136-60h66m-66 15h66m-66 15h66m-66 15h40" />
      <path className="sheet" d="M0-150h124V0H0z" />
      <path className="deep" d="M12-138h44v14H12z" />
      <path d="M74-138h38m-38 12h22M12-108h100M12-94h100M12-78h24m-24 14h22m-22 14h20m-20 14h22" />
      <path className="hot" d="M54-70h52v52H54z" />
      <path className="sheet" d="M61-63h14v14H61zm24 0h14v14H85zM61-39h14v14H61z" />
      <path className="on-hot" d="M86-40h5m7 0v7m-13 6h5m8 0h1" />
    </>
  ),
});
