import '../components/ground/own-ground.css';
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

/** Which one stands on a bright ground, if others follow, and which on the page's colour, counted from 0: both have rows to themselves. */
const BRIGHT = 4;
const DEEP = 8;

/** The classes of what stands on a ground of its own, with its picture as wide as the page. */
function groundOf(index: number, count: number): string {
  if (index === BRIGHT && index < count - 1) return 'package-wide package-bright';
  return index === DEEP ? 'package-wide package-deep own-ground' : '';
}

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
            className={`package ${groundOf(index, items.length)} ${isAtCounter(index) ? 'package-counter' : ''}`}
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
