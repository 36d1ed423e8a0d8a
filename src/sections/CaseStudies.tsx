import { textColours } from '../components/ground/colours.ts';
import { Results } from '../components/lists/Results.tsx';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { OutcomeDrawing } from '../components/specimen/OutcomeDrawing.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
import { TroubleDrawing } from '../components/specimen/TroubleDrawing.tsx';
import { firstSentence } from '../lib/format/first-sentence.ts';
import type { CaseStudy as CaseStudyContent } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';
import './CaseStudies.css';

type CaseStudiesProps = CaseStudiesContent & {
  /** Whether the page's line goes through all of them. */
  isLed: boolean;
  note: string;
};

/**
 * Case studies, each one page of a picture story: below a list of all, a cover, on which its record is the picture, and panels
 * with what stood in the way, what was built and, large, what came of it. The page's one line comes out of its kolam and goes
 * down beside the page, through what each record rings, and round the last panels.
 */
export function CaseStudies({ title, labels, items, isLed, note }: CaseStudiesProps) {
  return (
    <section className={isLed ? 'cases cases-led' : 'cases'}>
      <h2 className="title records-title">{title}</h2>
      <ol className="case-index">
        {items.map((study, index) => (
          <li key={study.title} className={textColours[study.colour]}>
            {study.troubles && <TroubleDrawing name={study.troubles} at={1} />}
            <a href={`#${idOf(index)}`}>{study.title}</a>
          </li>
        ))}
      </ol>
      <LargeRecords>
        {items.map((study, index) => (
          <CaseStudy key={study.title} {...study} index={index} isLed={isLed} labels={labels} note={note} />
        ))}
      </LargeRecords>
    </section>
  );
}

type CaseStudyProps = CaseStudyContent & Omit<CaseStudiesProps, 'title' | 'items'> & { index: number };

/** How title, picture and record stand on a cover, one after the other, and what goes on from there below it. */
const BESIDE = 'cover cover-left';
const COVERS = ['cover cover-over', BESIDE, 'cover cover-wide', 'cover'];
/** How the panels stand below it. */
const PANELS = ['panels-tall', 'panels-stack', 'panels-scene', 'panels-large'];
const idOf = (index: number) => `case-${index + 1}`;

function CaseStudy({
  title,
  client,
  industry,
  challenges,
  troubles,
  solution,
  results,
  record,
  thing,
  colour,
  index,
  isLed,
  labels,
  note,
}: CaseStudyProps) {
  const [lead, rest] = firstSentence(solution);
  const place = index % COVERS.length;
  const cover = record ? COVERS[place] : 'cover';
  // A line of its own comes in where the words do not stand.
  const line = isLed ? 'cover-led' : cover === BESIDE ? 'line-from-right' : '';
  return (
    <li id={idOf(index)}>
      <div className={`${cover} ${line} on-colour ${textColours[colour]}`}>
        <div className="cover-words">
          <p>
            {industry} · {client}
          </p>
          <h3 className="cover-title">{title}</h3>
          {record && thing && <RecordThing thing={thing} className="cover-thing" isAtStart />}
        </div>
        {record && <RecordPanel record={record} colour={colour} note={note} thread={isLed ? 'through' : undefined} />}
      </div>
      <div className={`panels ${PANELS[place]} on-colour ${textColours[colour]}`}>
        <div>
          <h4 className="heading">{labels.challenge}</h4>
          <ol className="panel-row">
            {challenges.map((point, at) => (
              <li key={point} className="panel-paper">
                {point}
                {troubles && <TroubleDrawing name={troubles} at={at} />}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <div className="panel-paper">
            <h4 className="heading">{labels.solution}</h4>
            <p className="case-solution">
              <b>{lead}</b> {rest}
            </p>
          </div>
          <Results {...results} labels={labels} listClass="result-points">
            {results.drawing && <OutcomeDrawing name={results.drawing} className="outcome" />}
          </Results>
        </div>
      </div>
    </li>
  );
}
