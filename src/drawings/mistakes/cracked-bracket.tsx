import type { Mistake } from '../mistake.ts';

/** In its upright face and its level one. */
const HOLES = [
  [132, 122],
  [132, 206],
];
const SLOTS = [
  [258, 307],
  [340, 307],
];

/** A bracket that cracked at its corner, and its tag: whoever filled it in left out the number that is asked for. */
export const crackedBracket: Mistake = {
  form: 'around',
  width: 470,
  height: 420,
  drawing: (
    <>
      <path className="sheet" d="M30 76 94 26h70l-64 50z" />
      <path className="deep" d="m100 76 64-50v216q0 40 40 40l-64 50q-40 0-40-40z" />
      <path className="sheet" d="m140 332 64-50h210l-64 50z" />
      <path className="deep" d="m350 332 64-50v70l-64 50z" />
      <path className="tint" d="M30 76h70v216q0 40 40 40h210v70H30z" />
      {HOLES.map(([x, y]) => (
        <circle key={y} className="sheet" r="19" transform={`matrix(.64-.5 0 1 ${x} ${y})`} />
      ))}
      {SLOTS.map(([x, y]) => (
        <circle key={x} className="deep" r="21" transform={`matrix(1 0-.8.6 ${x} ${y})`} />
      ))}
      <path
        className="hot"
        d="m104 312 64-49 10 14-62 50 6 10-24 14 8 16-28 8 2 20-44 9 26-22-4-18 28-10-6-18 26-12z"
      />
      <path d="M134 126Q180 10 262 46t52 34" />
      <path className="sheet" d="m296 90 28-42h142v124H324l-28-42z" />
      <circle cx="318" cy="108" r="8" />
      <path className="bar" d="M350 82h88" />
      <path className="dashed" d="M346 112h96M346 140h96" />
    </>
  ),
};
