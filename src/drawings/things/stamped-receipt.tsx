import type { Thing } from '../thing.ts';

/** A lorry receipt with a rubber stamp over one of its fields, and what was read of each. */
export const stampedReceipt: Thing = () => ({
  width: 274,
  height: 150,
  spot: { x: 242, y: -61, r: 36 },
  drawing: (
    <>
      <path className="tint" d="M16-138h138V0H16z" />
      <path className="sheet" d="M0-150h138v140H0z" />
      <path d="M12-112v-26h34v26zm34 0h24v-12l-8-8H46M86-136h40M86-124h24M86-112h32" />
      <path className="sheet" d="M24-106a6 6 0 0 1 0-12a6 6 0 0 1 0 12M58-106a6 6 0 0 1 0-12a6 6 0 0 1 0 12" />
      <path d="M12-90h36M12-66h26M12-40h38M70-90h56M70-66h48M70-40h42M12-22h24" />
      <path className="deep" fillOpacity=".3" d="M96-14a26 26 0 0 1 0-52a26 26 0 0 1 0 52" />
      <path d="M96-20a20 20 0 0 1 0-40a20 20 0 0 1 0 40" />
      <path className="dashed" d="M138-90L214-124M138-66L214-94M138-40L214-62" />
      <path className="sheet" d="M214-138h56v26h-56zm0 32h56v24h-56z" />
      <path d="M224-125h36m-36 31h24" />
      <path className="hot" d="M214-76h56v30h-56z" />
      <path className="on-hot" d="M226-61h32" />
    </>
  ),
});
