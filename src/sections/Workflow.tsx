import { Section } from '../components/ground/Section.tsx';
import { PointWords } from '../components/prose/PointWords.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { HALF, pictureFile, pictureHeights } from '../drawings/picture-file.ts';
import { StandingThing } from '../drawings/StandingThing.tsx';
import { lassoPath, type Spot } from '../lib/drawing/loop.ts';
import type { ThingName } from '../schemas/drawings.ts';
import type { WorkflowContent } from '../schemas/sections.ts';
import './Workflow.css';

/** What the line goes round at each step. */
const SPOT: Spot = { x: 26, y: -39, r: 26 };

/** A sequence on one line, which goes round what is done at each step, and runs on beyond the last. */
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

function StepLoop({ thing }: { thing: ThingName | undefined }) {
  return (
    <>
      <svg
        viewBox="0 -65 52 65"
        width="52"
        height="65"
        preserveAspectRatio="xMinYMax meet"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="step-loop"
      >
        <path d={lassoPath(SPOT)} />
        {!thing && <path d={`M${SPOT.x} ${SPOT.y}h0`} />}
      </svg>
      {thing && <StepThing thing={thing} />}
    </>
  );
}

/** In the middle of the loop: from the file of pictures, if it is there. */
function StepThing({ thing }: { thing: ThingName }) {
  const height = pictureHeights.get(thing);
  if (height === undefined) return <StandingThing thing={thing} isRound />;
  const side = Math.ceil(Math.hypot(HALF, height));
  return (
    <Drawing
      viewBox={`${(HALF - side) / 2} ${-(height + side) / 2} ${side} ${side}`}
      width={side}
      height={side}
      className="standing"
    >
      <use href={`${pictureFile.address}#${thing}`} />
    </Drawing>
  );
}
