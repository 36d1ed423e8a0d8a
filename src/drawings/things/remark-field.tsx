import type { Thing } from '../thing.ts';

/** A price form with a scribbled remark, where the real price is. */
export const remarkField: Thing = () => ({
  width: 144,
  height: 124,
  spot: { x: 55, y: -51, r: 51 },
  drawing: (
    <>
      <path className="sheet" d="M0-124h144v124h-144z" />
      <path d="M0-98h144M0-72h144M92-124v52M14-110h50M14-84h40M106-110h22M106-84h22" />
      <path className="hot-line" d="M16-44q8-18 16 0t16 0 16 0 16 0 14-6M16-20q8-16 16 0t16 0 20-4" />
    </>
  ),
});
