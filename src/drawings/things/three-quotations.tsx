import type { Thing } from '../thing.ts';

/** Three quotations: one counts users, one modules, one days. The price of leaving is missing. */
export const threeQuotations: Thing = () => ({
  width: 276,
  height: 150,
  spot: { x: 234, y: -34, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M0-150h84V0H0zm96 0h84V0H96zm96 150v-150h84V0" />
      <path className="deep" d="M0-150h84v24H0zm96 0h84v24H96zm96 0h84v24h-84z" />
      <path
        className="tint"
        d="M8-76q0-14 16-14t16 14zm36 0q0-14 16-14t16 14zM8-34q0-14 16-14t16 14zm36 0q0-14 16-14t16 14z"
      />
      <path
        className="skin"
        d="M24-90a10 10 0 0 1 0-20 10 10 0 0 1 0 20m36 0a10 10 0 0 1 0-20 10 10 0 0 1 0 20m-36 42a10 10 0 0 1 0-20 10 10 0 0 1 0 20m36 0a10 10 0 0 1 0-20 10 10 0 0 1 0 20"
      />
      <path className="tint" d="M108-112h26v30h-26zm34 0h26v30h-26zm-34 40h26v30h-26zm34 0h26v30h-26z" />
      <path d="M14-16h56m40 0h56" />
      <path className="tint" d="M202-112h64v46h-64z" />
      <path d="M202-97h64m-64 15h64m-48-30v46m16-46v46m16-46v46" />
      <path className="hot-line missing" d="M204-50h60v30h-60z" />
    </>
  ),
});
