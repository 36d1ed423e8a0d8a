import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { Section } from '../components/ground/Section.tsx';
import { Unbroken } from '../components/prose/Unbroken.tsx';
import { ThingOnLine } from '../drawings/ThingOnLine.tsx';
import type { SolutionCardsContent } from '../schemas/sections.ts';
import './SolutionCards.css';

type SolutionCardsProps = SolutionCardsContent & {
  /** Where each solution leads, by its name. */
  connections: Record<string, string>;
  /** Whether the page's line comes down the left gutter; or else it comes in from the edge of the window. */
  isLed?: boolean;
};

/** Which one stands on a bright ground, if others follow, counted from 0: it has a row to itself at all widths. */
const BRIGHT = 4;

/** Who stands in the row above it shares one counter. */
const isAtCounter = (index: number) => index > 0 && index < BRIGHT;

/**
 * The packages we offer, on one line, which goes round what each is about; one without a drawing has as many loops as its
 * place in the list. Their Learn More is a label until there is more to read.
 */
export function SolutionCards({ title, learnMore, items, connections, isLed = false }: SolutionCardsProps) {
  return (
    <Section title={title} rank="poster">
      <ul className={`packages ${isLed ? 'packages-led' : ''}`}>
        {items.map((card, index) => (
          <li
            key={card.name}
            className={`package ${index === BRIGHT && index < items.length - 1 ? 'package-bright' : ''} ${isAtCounter(index) ? 'package-counter' : ''}`}
          >
            <div className="package-line">
              {card.thing ? <ThingOnLine thing={card.thing} isApart /> : <CountedLoops count={index + 1} />}
            </div>
            <h3 className="package-title">
              <Unbroken text={card.title} />
            </h3>
            <p className="description">
              <Unbroken text={card.description} />
            </p>
            <More label={learnMore} title={card.title} href={connections[card.name] ?? '#'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function More({ label, title, href }: { label: string; title: string; href: string }) {
  if (href === '#') return <span className="solution-more">{label}</span>;
  return (
    <a href={href} aria-label={`${label}: ${title}`} className="solution-more">
      {label}
    </a>
  );
}
