import type { ReactNode } from 'react';
import { sides } from './sides.tsx';

/** Somebody in kurta and salwar who looks to the right, with this head and without arms; a scarf lies round the neck. */
export const inKurta = (head: ReactNode) => (
  <>
    <path className="skin" d="M-30 0v-14h7v8h6l2 6zm15 0v-14h7v8h6l2 6z" />
    <path className="sheet" d="M-32-40h24l2 30h-10l-3-22-4 22h-10z" />
    {sides.head(head)}
    <path className="tint" d="M-31-76q1-9 8-9 5 4 8 0 7 1 8 9l1 26 5 24q-15 6-36 1l5-25q-1-12 1-26z" />
    <path className="deep" d="M-26-83q8 14 14 1l3 4q-8 21-20-1z" />
  </>
);
