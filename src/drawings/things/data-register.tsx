import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A register of persons: whom it is about, that one agreed, and the entry of another that is erased. */
export const dataRegister: Thing = () =>
  ringed({
    width: 229,
    height: 150,
    spot: { x: 168, y: -56, r: 40 },
    rest: (
      <>
        <path
          className="sheet"
          d="M113-132C88-148 30-146 0-136V-8c30-10 88-6 113 8 25-14 83-18 113-8v-128c-30-10-88-12-113 4z"
        />
        <path className="tint" d="M113-132V0c25-14 83-18 113-8v-128c-30-10-88-12-113 4z" />
        <path className="deep" d="M20-84q0-17 24-17t24 17zm0 62q0-17 24-17t24 17z" />
        <path className="skin" d="M44-96a12 12 0 0 1 0-24a12 12 0 0 1 0 24m0 62a12 12 0 0 1 0-24a12 12 0 0 1 0 24" />
        <path className="hair" d="M32-107a12 12 0 0 1 24 0q-10-9-24 0zm0 62a12 12 0 0 1 24 0q-10-9-24 0z" />
        <path strokeWidth="4" d="M80-98l6 8 12-17M154-115l9 10 18-22" />
        <path d="M80-38h18" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M142-74h52v36h-52z" />
        <path className="on-hot" d="M154-56h28" />
      </>
    ),
  });
