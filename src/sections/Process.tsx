import { Section } from '../components/Section.tsx';
import type { WorkflowContent } from '../schemas/sections.ts';
import './Process.css';

/** A sequence: steps along one line, with a dot for each. */
export function Process({ title, intro, steps }: WorkflowContent) {
  return (
    <Section title={title} intro={intro}>
      <ol className="process">
        {steps.map((step) => (
          <li key={step.title} className="process-step">
            <h3 className="heading">{step.title}</h3>
            <p className="description">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
