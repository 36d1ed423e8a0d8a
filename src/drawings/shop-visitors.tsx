import type { ReactNode } from 'react';
import { finger, limb, sleeve } from './people/limb.ts';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';

/** Somebody on the floor, who looks to the left. */
const facing = (x: number, drawing: ReactNode) => <g transform={`translate(${x})scale(-1.45 1.45)`}>{drawing}</g>;

/** One of the first two engineers at the keys, and a mason who waits with his pipe. */
export const visitors = (
  <>
    {facing(
      514,
      <>
        <path className="skin" d={limb([-14, -78], [2, -67], [30, -63])} />
        {sides.inSari('plait', 27, -59)}
      </>,
    )}
    <path className="sheet" d="M582 0v-196h9V0z" />
    <path className="deep" d="M579-196h15v-12h-15z" />
    {facing(
      602,
      <>
        <path className="skin" d="M-30 0v-26h8V-5h8l3 5zM-17 0v-26h8V-5h8l3 5z" />
        <path className="sheet" d="M-31-54h22l7 44q-14 5-32 0z" />
        <path d="M-15-52q5 20 5 43" />
        {sides.head(
          <>
            {profiles.moustache}
            <path className="sheet" d="M-12-2q-2-12 11-13 13 0 12 10-11 5-23 3z" />
            <path d="M-11-6q12 2 20-7" />
          </>,
        )}
        <path className="tint" d={sides.shirt} />
        <path className="deep" d="M-31-78q0-7 8-8l1 40h-8z" />
        <path className="skin" d={limb([-20, -76], [-10, -58], [11, -72])} />
        <path className="skin" d={finger([9, -76], 5, -1)} />
        <path className="skin" d={finger([9, -71], 6, 0)} />
        <path className="tint" d={sleeve([-20, -77], [-13, -64])} />
      </>,
    )}
  </>
);

/** The other engineer, with a carton. */
export const secondEngineer = facing(
  722,
  <>
    {sides.trousers}
    {sides.head(profiles.glasses)}
    <path className="sheet" d={sides.longShirt} />
    <path className="tint" d="M0-86h38v36H0z" />
    <path className="sheet" d="M14-86h9v14h-9z" />
    <path className="skin" d={finger([30, -50], 6, -4)} />
    <path className="skin" d={limb([-20, -76], [-14, -54], [28, -50])} />
    <path className="sheet" d={sleeve([-20, -77], [-16, -62])} />
  </>,
);
