import { faceAt } from '../people/face.tsx';
import type { Thing } from '../thing.ts';

/** A counter with a cashier behind it and a till, whose screen matters. */
export const counter: Thing = ({ isHot }) => ({
  width: 184,
  spot: { x: 132, y: -106, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M31-76v-22q0-14 14-14h6q14 0 14 14v22z" />
      <circle className="skin" cx="48" cy="-124" r="11" />
      <path className="hair" d="M37-123a11 11 0 0 1 22 0q-9-8-22 0z" />
      {faceAt(50, -121.5)}
      <path className="tint" d="M8-66h168V0H8z" />
      <path d="M18-54h68v42H18zm80 0h68v42H98z" />
      <path className="deep" d="M0-76h184v10H0z" />
      <path d="M132-92v16m-14 0h28" />
      <path className={isHot ? 'hot' : 'sheet'} d="M106-124h52v32h-52z" />
      <path className="sheet" d="M113-117h22v18h-22zm28 0h10m-10 9h10" />
      <path className="deep" d="M72-92h20v16H72z" />
    </>
  ),
});
