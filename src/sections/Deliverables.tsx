import { Check } from 'lucide-react';
import { Section } from '../components/Section.tsx';
import type { DeliverablesContent } from '../schemas/sections.ts';
import './Deliverables.css';

/** What the client holds in hand at the end, as a list to tick off. */
export function Deliverables({ title, intro, items }: DeliverablesContent) {
  return (
    <Section title={title} intro={intro} heading="beside">
      <ul className="tick-list">
        {items.map((item) => (
          <li key={item}>
            <Check aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
