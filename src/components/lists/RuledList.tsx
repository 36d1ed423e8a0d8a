import type { ReactNode } from 'react';
import './RuledList.css';

/** A list with rules above, between and below its entries. */
export function RuledList({ children }: { children: ReactNode }) {
  return <ul className="ruled-list">{children}</ul>;
}
