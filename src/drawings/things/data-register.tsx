import type { Thing } from '../thing.ts';

/** A register of persons: whom it is about, that they agreed, and the date on which one of them is erased. */
export const dataRegister: Thing = () => ({
  width: 242,
  height: 148,
  spot: { x: 190, y: -46, r: 32 },
  drawing: (
    <>
      <path className="deep" d="M216-126h22v26h-22zm0 36h22v26h-22z" />
      <path
        className="sheet"
        d="M114-134C86-148 28-146 0-136V-8c28-10 84-8 114 8 30-16 86-18 114-8v-128c-28-10-86-12-114 2z"
      />
      <path className="tint" d="M114-134V0c30-16 86-18 114-8v-128c-28-10-86-12-114 2z" />
      <path className="tint" d="M10-94q0-12 16-12t16 12zm0 38q0-12 16-12t16 12zm0 38q0-12 16-12t16 12z" />
      <path
        className="skin"
        d="M26-106a10 10 0 0 1 0-20a10 10 0 0 1 0 20m0 38a10 10 0 0 1 0-20a10 10 0 0 1 0 20m0 38a10 10 0 0 1 0-20a10 10 0 0 1 0 20"
      />
      <path
        className="hair"
        d="M16-115a10 10 0 0 1 20 0q-9-8-20 0zm0 38a10 10 0 0 1 20 0q-9-8-20 0zm0 38a10 10 0 0 1 20 0q-9-8-20 0z"
      />
      <path d="M56-114h42m-42 12h24M56-76h42m-42 12h18M56-38h42m-42 12h28M130-112l7 8 12-15m13 8h44M130-46l7 8 12-15" />
      <path className="hot" d="M168-60h44v28h-44z" />
      <path className="on-hot" d="M178-46h24" />
    </>
  ),
});
