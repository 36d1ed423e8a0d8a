import type { Thing } from '../thing.ts';

/** A register of persons: whom it is about, that they agreed, and the date on which one of them is erased. */
export const dataRegister: Thing = () => ({
  width: 240,
  height: 124,
  spot: { x: 192, y: -42, r: 25 },
  drawing: (
    <>
      <path className="tint" d="M216-106h20v24h-20zm0 32h20v24h-20z" />
      <path
        className="sheet"
        d="M112-106C84-124 28-122 0-112V-8c28-10 84-8 112 8 28-16 84-18 112-8v-104c-28-10-84-12-112 6z"
      />
      <path d="M112-106V0M44-98h46M44-70h46M44-42h40M132-98l6 7 11-13m13 6h42M132-70l6 7 11-13m13 6h18M132-42l6 7 11-13" />
      <path className="tint" d="M14-88q0-9 9-9t9 9zm0 28q0-9 9-9t9 9zm0 28q0-9 9-9t9 9z" />
      <path
        className="deep"
        d="M23-98a5 5 0 0 1 0-10a5 5 0 0 1 0 10m0 28a5 5 0 0 1 0-10a5 5 0 0 1 0 10m0 28a5 5 0 0 1 0-10a5 5 0 0 1 0 10"
      />
      <path className="hot" d="M173-53h38v22h-38z" />
      <path className="on-hot" d="M181-42h22" />
    </>
  ),
});
