import type { Thing } from '../thing.ts';

/** A table whose third column changed its unit. */
export const renamedColumn: Thing = () => ({
  width: 144,
  height: 124,
  spot: { x: 90, y: -112, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0-124h144v124h-144z" />
      <path className="tint" d="M72-124h36v124h-36z" />
      <path d="M0-100h144M36-124v124M8-84h20M8-67h14M8-50h20M8-33h14M8-16h20M44-84h20M44-67h14M44-50h20M44-33h14M44-16h20M80-84h20M80-67h14M80-50h20M80-33h14M80-16h20M116-84h20M116-67h14M116-50h20M116-33h14M116-16h20" />
      <path className="hot-line" d="M72-124h36v24h-36z" />
    </>
  ),
});
