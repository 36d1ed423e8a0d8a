import { Section } from '../components/Section.tsx';
import type { WorkflowContent } from '../schemas/sections.ts';
import './Workflow.css';

/** A sequence: steps along one line, with a dot for each. */
export function Workflow({ title, intro, items }: WorkflowContent) {
  return (
    <Section title={title} intro={intro}>
      <ol className="workflow">
        {items.map((step) => (
          <li key={step.title} className="workflow-step">
            <h3 className="heading">{step.title}</h3>
            <p className="description">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
