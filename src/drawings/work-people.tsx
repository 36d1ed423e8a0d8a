import type { ReactNode } from 'react';
import { profiles } from './people/profiles.tsx';
import { sides } from './people/sides.tsx';
import type { WorkName } from './work-fills.tsx';

/** Somebody on the floor, in units of which the feet stand at x = -20 and look to the right; as large as what the line draws. */
const standing = (x: number, drawing: ReactNode, side: 1 | -1 = -1) => (
  <g transform={`translate(${x} 200)scale(${side * 1.45} 1.45)`}>{drawing}</g>
);

/** Who works at what one line draws of the work of a company, and what else stands before that, in the box of the line. */
export const workers: Record<WorkName, ReactNode> = {
  screen: (
    <>
      <path className="tint" d="M57 24a5 5 0 0 0 10 0 5 5 0 0 0-10 0m20 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0" />
      <path className="bar" d="M112 61h112M112 137h96" />
      <path className="on-hot bar" d="M112 99h76" />
      {standing(306, sides.inSari('plait', 26, -70))}
    </>
  ),
  'test-bench': (
    <>
      <path
        className="deep"
        d="M104 116a8 8 0 0 0 16 0 8 8 0 0 0-16 0m26 0a8 8 0 0 0 16 0 8 8 0 0 0-16 0m86 0a8 8 0 0 0 16 0 8 8 0 0 0-16 0"
      />
      {standing(
        294,
        <>
          {sides.trousers}
          {sides.head(profiles.glasses)}
          <path className="sheet" d="M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l1 42h-25z" />
          {sides.reaching('sheet', 37, -58)}
        </>,
      )}
    </>
  ),
  'server-rack': (
    <>
      <path className="deep" d="M153 70l2-11a7 7 0 1 1 6 0l2 11z" />
      {standing(
        288,
        <>
          {sides.trousers}
          {sides.head(profiles.moustache)}
          <path className="tint" d={sides.shirt} />
          <path className="tint" d="M22-71h24v11H22z" />
          {sides.reaching('tint', 22, -65)}
        </>,
      )}
    </>
  ),
  'value-found': (
    <>
      <path className="on-hot bar" d="M335 61l11 11 20-23" />
      {standing(
        86,
        sides.inSari(
          'grey',
          22,
          -67,
          <>
            <path className="sheet" d="M12-104h28v42H12z" />
            <path className="deep" d="M12-104h28v8H12z" />
            <path className="tint" d="M16-84h20v9H16z" />
            <path d="M17-90h12M17-70h9" />
          </>,
        ),
        1,
      )}
    </>
  ),
  balance: (
    <>
      <path className="sheet" d="M42 112h32v44H42zM246 82h32v44h-32z" />
      <path className="tint" d="M42 112h32v12H42zM246 82h32v12h-32z" />
      <path d="M49 133h18m-18 8h18m-18 8h10M253 103h18m-18 16h10" />
      {standing(
        322,
        <>
          {sides.trousers}
          {sides.head(profiles.plait)}
          <path className="tint" d="M-31-76q1-9 8-9 4 4 8 0 6 1 7 9l1 27 4 24q-13 4-32 1l2-25z" />
          {sides.reaching('tint', 30, -64)}
        </>,
      )}
    </>
  ),
};
