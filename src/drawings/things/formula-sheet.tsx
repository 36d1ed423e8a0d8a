import { ringed } from '../ringed.tsx';
import type { Thing } from '../thing.ts';

/** A spreadsheet with the one cell on which all others depend, and the screen with a login that takes its place. */
export const formulaSheet: Thing = () =>
  ringed({
    width: 302,
    height: 150,
    spot: { x: 76, y: -56, r: 36 },
    rest: (
      <>
        <path className="sheet" d="M0 0v-150h152V0" />
        <path className="deep" d="M0-150h152v20H0z" />
        <path className="tint" d="M0-130h32V0H0z" />
        <path d="M0-106h152M0-82h152M0-58h152M0-34h152M32-130V0M76-130v38M118-130V0M42-118h18m24 0h20m22 0h14" />
        <path className="sheet" d="M172-116h116q14 0 14 14V0H172z" />
        <path className="deep" d="M172-116h116q14 0 14 14v10H172z" />
        <circle className="tint" cx="206" cy="-48" r="24" />
        <path className="deep" d="M190-30q0-15 16-15t16 15q-16 11-32 0z" />
        <circle className="skin" cx="206" cy="-55" r="10" />
        <path className="hair" d="M196-54a10 10 0 0 1 20 0q-8-8-20 0z" />
        <path d="M246-74h42m-42 14h28" />
        <path className="tint" d="M254-42h28a10 10 0 0 1 0 20h-28a10 10 0 0 1 0-20z" />
      </>
    ),
    hot: (
      <>
        <path className="hot" d="M52-74h48v36H52z" />
        <path className="on-hot" d="M62-65h28m-28 9h28m-28 9h16" />
      </>
    ),
  });
