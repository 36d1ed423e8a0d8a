import type { ReactNode } from 'react';
import './LargeRecords.css';

/** A list whose items go from one edge of the window to the other, each with a record as its picture. */
export function LargeRecords({ children }: { children: ReactNode }) {
  return <ul className="large-records tall-list">{children}</ul>;
}
