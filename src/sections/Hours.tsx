import { Intro } from '../components/ground/Intro.tsx';
import { LinkedText } from '../components/prose/LinkedText.tsx';
import { SignRow } from '../drawings/SignRow.tsx';
import type { ThingContent } from '../schemas/drawings.ts';
import type { HoursContent } from '../schemas/sections.ts';
import '../components/ground/Section.css';
import './Hours.css';
import { forms } from './hours/forms.ts';

/** What stands below a step that names nothing: the moon, then the sun, higher with each step. */
function hourOf(index: number): ThingContent[] {
  return [index === 0 ? { thing: 'moon' } : { thing: 'sun', count: index }];
}

/**
 * A process, step by step, with a sign below each: as the hours of a day, in columns from night to day, or in another form that
 * the trade knows.
 */
export function Hours({ title, intro, items, signs, form = 'day', at }: HoursContent) {
  const { Face, ground, paper, isOneRow = false } = forms[form];
  const isOdd = items.length % 2 === 1 && !isOneRow;
  return (
    <section>
      <header className="band hours-words">
        <h2 className="title title-high">{title}</h2>
        <Intro text={intro} />
      </header>
      <ol className={['hours-row', `hours-${form}`, ground, isOdd && 'hours-odd'].filter(Boolean).join(' ')}>
        {items.map((step, index) => (
          <li key={step.title} className={['hour', paper].filter(Boolean).join(' ')}>
            {Face && <Face number={index + 1} at={at?.[index]} />}
            <h3 className="heading">{step.title}</h3>
            <p className="hour-text">
              <LinkedText text={step.description} />
            </p>
            <SignRow things={signs?.[index] ?? hourOf(index)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
