import type { Thing } from '../thing.ts';

/** A dealer's message and voice note on a phone, the order that is read from them, and the boxes. */
export const chatOrder: Thing = () => ({
  width: 232,
  height: 152,
  spot: { x: 46, y: -48, r: 32 },
  drawing: (
    <>
      <path className="sheet" d="M14 0Q0 0 0-14v-124q0-14 14-14h64q14 0 14 14v124q0 14-14 14" />
      <path d="M36-145h20" />
      <path className="tint" d="M12-137h54v24H26l-8 8v-8h-6z" />
      <path d="M20-130h38m-38 10h22M26-98v2m6-7v12m6-16v20m6-14v8m6-12v16m6-11v6m6-4v2" />
      <path className="hot" d="M22-63h48v30H22z" />
      <path className="on-hot" d="M29-56h16m-16 8h16m-16 8h11M52-48l5 6 8-12" />
      <path
        className="tint"
        d="M108-40h40v40h-40zm42 0h40v40h-40zm42 0h40v40h-40zm-63-42h40v40h-40zm42 0h40v40h-40zm-21-42h40v40h-40z"
      />
      <path d="M122-40v13h12v-13m30 0v13h12v-13m30 0v13h12v-13m-75-42v13h12v-13m30 0v13h12v-13m-33-42v13h12v-13" />
    </>
  ),
});
