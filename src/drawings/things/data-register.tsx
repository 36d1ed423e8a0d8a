import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A register of persons: whom it is about, that they agreed, and the date on which one of them is erased. */
export const dataRegister: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 222, y: -56, r: 36 },
    rest: (
      <>
        <path className="deep" d="M276-128h22v24h-22z" />
        <path
          className="sheet"
          d="M142-134C110-150 36-148 0-138V-8c36-10 106-8 142 8 36-16 104-18 142-8v-130c-38-10-106-12-142 4z"
        />
        <path className="tint" d="M142-134V0c36-16 104-18 142-8v-130c-38-10-106-12-142 4z" />
        <path className="tint" d="M16-94q0-12 17-12t17 12zm0 38q0-12 17-12t17 12zm0 38q0-12 17-12t17 12z" />
        <path
          className="skin"
          d="M33-106a10 10 0 0 1 0-20a10 10 0 0 1 0 20m0 38a10 10 0 0 1 0-20a10 10 0 0 1 0 20m0 38a10 10 0 0 1 0-20a10 10 0 0 1 0 20"
        />
        <path
          className="hair"
          d="M23-115a10 10 0 0 1 20 0q-9-8-20 0zm0 38a10 10 0 0 1 20 0q-9-8-20 0zm0 38a10 10 0 0 1 20 0q-9-8-20 0z"
        />
        <path d="M66-114h54m-54 12h32M66-76h54m-54 12h24M66-38h54m-54 12h36M162-118l8 9 14-17m14 10h54" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M200-72h44v32h-44z" />
        <path className="on-hot" d="M210-56h24" />
      </>
    ),
  });
