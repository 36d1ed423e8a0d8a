import type { ReactNode } from 'react';
import type { ThingName } from '../schemas/drawings.ts';
import { rupee } from './rupee.ts';

/** What stands for a package in a loop of its page's kolam: filled, round 0, 0, and no wider or higher than 28. One of them is lit. */
export const packageSigns: Partial<Record<ThingName, ReactNode>> = {
  'coded-invoice': (
    <>
      <path
        className="deep"
        d="M-13-13h11v11h-11zM2-13h11v11H2zM-13 2h11v11h-11zM2 2h4v4H2zm7 0h4v4H9zM2 9h4v4H2zm7 0h4v4H9z"
      />
      <path className="sheet" d="M-10-10h5v5h-5zM5-10h5v5H5zM-10 5h5v5h-5z" />
    </>
  ),
  'formula-sheet': <path className="deep" d="M-11-13h22v8H6l-1-3h-6l7 8-7 8h6l1-3h5v8h-22v-4l9-9-9-9z" />,
  'matched-credits': (
    <>
      <circle className="deep" cx="0" cy="0" r="14" />
      <g transform="scale(.480)">
        <path stroke="var(--face)" vectorEffect="none" strokeWidth="5" d={rupee(0, 0)} />
      </g>
    </>
  ),
  'chat-order': (
    <>
      <path className="deep" d="M-14-9q0-4 4-4h20q4 0 4 4v12q0 4-4 4H3l-7 7v-7h-6q-4 0-4-4z" />
      <path stroke="var(--face)" vectorEffect="none" strokeWidth="3.500" d="M-6-3l4 4 8-8" />
    </>
  ),
  weighbridge: (
    <>
      <path className="deep" d="M-8-4a9 9 0 1 1 16 0h2l4 17h-28l4-17z" />
      <circle className="sheet" cx="0" cy="-7" r="3.500" />
    </>
  ),
  'data-register': (
    <>
      <path className="deep" d="M0 14a11 14 0 0 1 0-28 11 14 0 0 1 0 28" />
      <path stroke="var(--face)" vectorEffect="none" strokeWidth="2.200" d="M-6 6q-2-14 6-14t6 14M0 9V-2" />
    </>
  ),
  'load-meter': (
    <>
      <circle className="tint" cx="0" cy="0" r="17" />
      <path className="hot" d="M4-14-10 3h7l-4 11L10-4H2z" />
    </>
  ),
  'approval-phone': (
    <>
      <path className="deep" d="M-9-11q0-3 3-3H6q3 0 3 3v22q0 3-3 3H-6q-3 0-3-3z" />
      <path stroke="var(--face)" vectorEffect="none" strokeWidth="3" d="M-5-2l4 4 6-7M-2 10h4" />
    </>
  ),
  'archived-years': (
    <>
      <path className="deep" d="M-13-11h8v24h-8zm9 -3h8v27h-8zm9 6h8v21h-8z" />
      <path className="sheet" d="M-11-7h4v6h-4zm9-3h4v6h-4zm9 6h4v6h-4z" />
    </>
  ),
};
