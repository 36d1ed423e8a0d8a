import { Section } from '../components/ground/Section.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import type { WorkflowContent } from '../schemas/sections.ts';
import './Workflow.css';

/** A sequence: one line that loops round a dot for each step and runs on beyond the last. */
export function Workflow({ title, intro, items }: WorkflowContent) {
  return (
    <Section title={title} intro={intro}>
      <ol className="workflow">
        {items.map((step) => (
          <li key={step.title} className="workflow-step">
            <svg
              viewBox="0 0 64 64"
              width="64"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
              className="workflow-loop"
            >
              <path d="M0 56c16 0 25-4 32-11 8-8 14-10 14-18s-6-14-14-14-14 6-14 14 6 10 14 18c7 7 16 11 32 11" />
              <path d="M32 27v0" className="workflow-dot" />
            </svg>
            <PointWords {...step} className="heading" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
