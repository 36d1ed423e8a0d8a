import type { ReactNode } from 'react';
import { textColours } from '../components/ground/colours.ts';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
import { RoofDrawing } from '../components/specimen/RoofDrawing.tsx';
import { caseId } from '../lib/content/case-id.ts';
import type { CaseStudy as CaseStudyContent } from '../schemas/entities.ts';
import type { CaseStudiesContent } from '../schemas/sections.ts';
import { CaseIndex } from './CaseIndex.tsx';
import { CasePanels } from './CasePanels.tsx';
import './CaseStudies.css';

type CaseStudiesProps = CaseStudiesContent & {
  /** Whether the page's line goes through all of them. */
  isLed: boolean;
  note: string;
  /** The page's name, which stands beside the list. */
  children: ReactNode;
};

/**
 * Case studies: below a list of all, which the page's line draws, a cover of each, on which its record is the picture, and what stood in
 * the way, what was built and, large, what came of it. The line goes on through what each record rings, and what stood in the way and what
 * came of it stand on it.
 */
export function CaseStudies({ title, labels, items, isLed, note, children }: CaseStudiesProps) {
  return (
    <section className={isLed ? 'cases cases-led' : 'cases'}>
      <div className="banner case-opening">
        {children}
        <h2 className="title">{title}</h2>
        <CaseIndex items={items} />
      </div>
      <LargeRecords>
        {items.map((study, index) => (
          <CaseStudy key={study.title} {...study} index={index} isLed={isLed} labels={labels} note={note} />
        ))}
      </LargeRecords>
    </section>
  );
}

type CaseStudyProps = CaseStudyContent & Omit<CaseStudiesProps, 'title' | 'items' | 'children'> & { index: number };

/** How title, picture and record stand on a cover, one after the other. */
const BESIDE = 'cover cover-left';
/** All of it on its colour, below one roof. */
const WHOLE = 'cover cover-whole';
const COVERS = ['cover cover-over', BESIDE, WHOLE, 'cover'];

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
  const cover = record ? COVERS[index % COVERS.length] : 'cover';
  // A line of its own comes in where the words do not stand.
  const line = isLed ? 'cover-led' : cover === BESIDE ? 'line-from-right' : '';
  const ground = `${cover} ${line} on-colour ${textColours[colour]}`;
  return (
    <li id={caseId(index)}>
      <div className={ground}>
        <div className="cover-words">
          <p>
            {industry} · {client}
          </p>
          <h3 className="cover-title">
            {record && thing && cover === WHOLE && <RoofDrawing thing={thing} />}
            {title}
          </h3>
          {record && thing && <RecordThing thing={thing} className="cover-thing" />}
        </div>
        {record && <RecordPanel record={record} colour={colour} note={note} thread={isLed ? 'through' : undefined} />}
      </div>
      <CasePanels
        challenges={challenges}
        troubles={troubles}
        solution={solution}
        results={results}
        colour={colour}
        ground={ground}
        isWhole={cover === WHOLE}
        labels={labels}
      />
    </li>
  );
}
