import type { Thing } from '../thing.ts';

/** A record and its masked copy. */
export const maskedCopy: Thing = () => ({
  width: 144,
  height: 124,
  spot: { x: 103, y: -62, r: 25 },
  drawing: (
    <>
      <path className="sheet" d="M0-124h90v124h-90z" />
      <path d="M14-102h46M14-84h60" />
      <path className="bar" d="M14-64h60M14-46h46" />
      <path className="dashed" d="M102-92h42v92h-42z" />
      <path className="hot-line" d="M90-62h24m-10-10l12 10-12 10" />
      <path d="M14-24h30" />
    </>
  ),
});
