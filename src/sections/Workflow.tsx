import { Section } from '../components/ground/Section.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import { contactFile } from '../drawings/contact-file.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { StandingThing } from '../drawings/StandingThing.tsx';
import { STEP } from '../drawings/step.ts';
import { steps } from '../drawings/steps.ts';
import { lassoPath, type Spot } from '../lib/drawing/loop.ts';
import type { ThingName } from '../schemas/drawings.ts';
import type { WorkflowContent } from '../schemas/sections.ts';
import './Workflow.css';

/** What the line goes round at each step. */
const SPOT: Spot = { x: 26, y: -39, r: 26 };

/** A sequence on one line, which draws what is done at each step, or goes round it, and runs on beyond the last. */
export function Workflow({ title, intro, items }: WorkflowContent) {
  return (
    <Section title={title} intro={intro}>
      <ol className="workflow">
        {items.map((step) => (
          <li key={step.title} className="workflow-step">
            <StepLoop thing={step.thing} />
            <PointWords {...step} className="heading" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Beyond any column, where it is cut off. */
const REACH = 3000;

function StepLoop({ thing }: { thing: ThingName | undefined }) {
  const step = thing && steps[thing];
  const { x, y, width, height } = step ? { ...STEP, x: 0, y: -STEP.height } : { x: 0, y: -65, width: 52, height: 65 };
  return (
    <>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio="xMinYMax meet"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="step-loop"
      >
        <path d={step ? `M-${REACH} 0${step.line}H${REACH}` : lassoPath(SPOT)} />
        {!thing && <path d={`M${SPOT.x} ${SPOT.y}h0`} />}
      </svg>
      {step && (
        <Drawing
          {...STEP}
          viewBox={`0 ${y} ${width} ${height}`}
          preserveAspectRatio="xMinYMax meet"
          className="step-scene"
        >
          <use href={`${contactFile.address}#${thing}`} />
        </Drawing>
      )}
      {thing && !step && <StandingThing thing={thing} isRound />}
    </>
  );
}
