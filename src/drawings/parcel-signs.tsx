import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { rupee } from './rupee.ts';

interface ParcelLook {
  /** The classes of the parcel and of the tape that closes it; what shines is in the page's colour here. */
  box: string;
  tape: string;
  /** Round 0, 0, at most 28 units to each side. */
  sign: ReactNode;
}

/** A stroke that is as thick as the sign is large. */
const stroke = (d: string, width: number, colour: string) => (
  <path vectorEffect="none" strokeWidth={width} stroke={`var(--${colour})`} d={d} />
);
const filled = (className: string, d: string) => <path className={className} strokeWidth="0" d={d} />;

/** What is on a parcel with a package of which nothing is known but its words. */
export const unsigned: ParcelLook = {
  box: 'tint',
  tape: 'deep',
  sign: (
    <>
      <path className="sheet" d="M-28-20h56v42h-56z" />
      {stroke('M-18-8h36M-18 2h36M-18 12h20', 4, 'hair')}
    </>
  ),
};

/** What is on the parcel with a package, by its thing: of that, the part that the line goes round. */
export const parcelSigns: Partial<Record<ThingName, ParcelLook>> = {
  'coded-invoice': {
    box: 'hot',
    tape: 'deep',
    sign: (
      <>
        <path className="sheet" d="M-28-28h56v56h-56z" />
        {filled('hair', 'M-22-22h19v19h-19zm25 0h19v19H3zm-25 25h19v19h-19z')}
        {filled('sheet', 'M-17.500-17.500h10v10h-10zm25 0h10v10h-10zm-25 25h10v10h-10z')}
        {filled(
          'hair',
          'M-15-15h5v5h-5zm25 0h5v5h-5zM-15 10h5v5h-5zM3 3h6v6H3zm13 0h6v6h-6zM9.500 9.500h6v6h-6zM3 16h6v6H3zm13 0h6v6h-6z',
        )}
      </>
    ),
  },
  'formula-sheet': {
    box: 'deep',
    tape: 'sheet',
    sign: filled('hair', 'M-24-26h48v18h-9l-3-7H-4l14 15L-4 15h16l3-7h9v18h-48V16L-7 0l-17-16z'),
  },
  'matched-credits': {
    box: 'shine',
    tape: 'tint',
    sign: (
      <>
        <path className="deep" d="M-29 0a29 29 0 0 1 58 0 29 29 0 0 1-58 0z" />
        <g transform="translate(0 -4) scale(1.2)">{stroke(rupee(0, 0), 4.5, 'hair')}</g>
      </>
    ),
  },
  'chat-order': {
    box: 'sheet',
    tape: 'deep',
    sign: (
      <>
        <path className="shine" d="M-22-26h44q8 0 8 8v24q0 8-8 8H2l-14 13V14h-10q-8 0-8-8v-24q0-8 8-8z" />
        {stroke('M-16-12h32M-16 0h18', 6, 'face')}
      </>
    ),
  },
  weighbridge: {
    box: 'tint',
    tape: 'sheet',
    sign: (
      <>
        {filled('hair', 'M-33-20h38v31h-38zm42 8h13l11 13v10H9z')}
        {filled('sheet', 'M14-7h6l6 8H14z')}
        <path
          className="hair"
          vectorEffect="none"
          strokeWidth="4"
          stroke="var(--tint)"
          d="M-20 4a9 9 0 0 1 0 18 9 9 0 0 1 0-18m38 0a9 9 0 0 1 0 18 9 9 0 0 1 0-18"
        />
      </>
    ),
  },
  'data-register': {
    box: 'deep',
    tape: 'sheet',
    sign: stroke(
      'M-22 14q-4-12-3-18 3-23 25-23t25 23q1 8-2 20M-15 22q-4-14-3-25 3-17 18-17t18 17q1 12-3 27M-7 26q-5-16-4-28 2-11 11-11t11 11q1 14-4 29M-1 27q-4-16-3-28 1-5 4-5t4 5q1 14-1 28',
      3.8,
      'hair',
    ),
  },
  'load-meter': {
    box: 'hair',
    tape: 'tint',
    sign: filled('deep', 'M9-32-21 6h15l-7 26L19-7H3z'),
  },
  'approval-phone': {
    box: 'tint',
    tape: 'sheet',
    sign: <path className="shine" d="M-31 0l10-10L-7 5l28-30 10 10-38 41z" />,
  },
  'archived-years': {
    box: 'sheet',
    tape: 'deep',
    sign: (
      <>
        <path className="tint" d="M0-18q-14-9-31-6v42q17-3 31 6 14-9 31-6v-42q-17-3-31 6z" />
        {stroke('M0-18v42M-22-10q7 0 13 3m-13 8q7 0 13 3M22-10q-7 0-13 3m13 8q-7 0-13 3', 3.5, 'hair')}
      </>
    ),
  },
};
