import { Check } from 'lucide-react';
import { Section } from '../components/ground/Section.tsx';
import type { DeliverablesContent } from '../schemas/sections.ts';
import './Deliverables.css';

/** What the client holds in hand at the end, as a list to tick off, or a delivery note. */
export function Deliverables({ title, intro, items, arrangement = 'list' }: DeliverablesContent) {
  return (
    <Section title={title} intro={intro} heading="beside" tone={arrangement === 'paper' ? 'colour' : 'paper'}>
      <ul className={`tick-list ticks-on-${arrangement}`}>
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
