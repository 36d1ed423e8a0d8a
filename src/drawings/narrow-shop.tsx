import type { ReactNode } from 'react';

/** On a phone, the racks are a board with tins. */
export const shopCorner: ReactNode = (
  <>
    <path className="shine" strokeWidth="0" d="M150 0v-264h98V0z" />
    <path className="deep" d="M186-176h62v6h-62z" />
    <path className="tint" d="M194-176v-30h20v30zM222-176v-24h18v24z" />
    <path className="sheet" d="M194-198h20v10h-20zM222-194h18v9h-18z" />
    <path d="M194-206q10-12 20 0m8 6q9-11 18 0" />
  </>
);

/** And what the street is at the right, a pillar is at the left, too. */
export const shopPillar: ReactNode = (
  <>
    <path className="tint" d="M166-265h23V0h-23z" />
    <path className="deep" d="M166-18h28V0h-28zM166-265h28v12h-28z" />
    <path d="M166-300v35" />
  </>
);
