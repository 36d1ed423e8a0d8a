import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, and the boxes. */
export const chatOrder: Thing = () => ({
  width: 254,
  height: 152,
  spot: { x: 46, y: -38, r: 34 },
  drawing: (
    <>
      <path className="sheet" d="M14-152h64q14 0 14 14v124q0 14-14 14H14Q0 0 0-14v-124q0-14 14-14z" />
      <path d="M36-143h20" />
      <path className="tint" d="M12-132h54v26H26l-8 9v-9h-6z" />
      <path d="M20-124h38m-38 10h22M26-82v2m6-7v12m6-16v20m6-14v8m6-12v16m6-11v6m6-4v2" />
      <path className="hot" d="M20-54h52v32H20z" />
      <path className="on-hot" d="M28-46h18m-18 8h18m-18 8h12M54-39l5 6 8-12" />
      <path
        className="tint"
        d="M116-44h44v44h-44zm46 0h44v44h-44zm46 0h44v44h-44zm-69-46h44v44h-44zm46 0h44v44h-44zm-23-46h44v44h-44z"
      />
      <path d="M132-44v14h12v-14m34 0v14h12v-14m34 0v14h12v-14m-81-46v14h12v-14m34 0v14h12v-14m-35-46v14h12v-14" />
    </>
  ),
});
