import { CountedLoops } from '../components/drawing/CountedLoops.tsx';
import { Section } from '../components/ground/Section.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import type { WorkflowContent } from '../schemas/sections.ts';
import './Workflow.css';

/** A sequence on one line, which makes as many loops at a step as its number says, and runs on beyond the last. */
export function Workflow({ title, intro, items }: WorkflowContent) {
  return (
    <Section title={title} intro={intro}>
      <ol className="workflow">
        {items.map((step, index) => (
          <li key={step.title} className="workflow-step">
            <CountedLoops count={index + 1} />
            <PointWords {...step} className="heading" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
