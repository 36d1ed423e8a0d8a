import { textColours } from '../components/ground/colours.ts';
import { ResultList } from '../components/lists/ResultList.tsx';
import { Results } from '../components/lists/Results.tsx';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
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
 * Case studies: each opens with a cover, on which its record is the picture, and goes on with the way there and, large, what
 * came of it. The page's one line comes out of its kolam and goes down beside the page, round what each record rings.
 */
export function CaseStudies({ title, labels, items, isLed, note }: CaseStudiesProps) {
  return (
    <section className={isLed ? 'cases cases-led' : 'cases'}>
      <h2 className={`poster records-title on-colour ${items[0] ? textColours[items[0].colour] : ''}`}>{title}</h2>
      <LargeRecords>
        {items.map((study, index) => (
          <CaseStudy key={study.title} {...study} index={index} isLed={isLed} labels={labels} note={note} />
        ))}
      </LargeRecords>
    </section>
  );
}

type CaseStudyProps = CaseStudyContent & {
  index: number;
  isLed: boolean;
  labels: CaseStudiesContent['labels'];
  note: string;
};

/**
 * How the title and the record stand on a cover, one after the other, so that neighbours differ: with the page's line, which goes
 * through their records from cover to cover, or with a line of its own. A title alone stands as on the first.
 */
const COVERS: { led: string; unled: string }[] = [
  { led: 'cover cover-across cover-led', unled: 'cover' },
  { led: 'cover cover-left cover-crossed cover-led', unled: 'cover cover-left line-from-right' },
  { led: 'cover cover-wide cover-crossed cover-led', unled: 'cover cover-wide' },
  { led: 'cover cover-right cover-led', unled: 'cover cover-right' },
];

function CaseStudy({
  title,
  client,
  industry,
  challenges,
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
  const place = index % COVERS.length;
  // Where the page's line goes down beside it: at the left below the second and the third.
  const isLeft = place === 1 || place === 2;
  const [lead, rest] = firstSentence(solution);
  const cover = record ? COVERS[place]?.[isLed ? 'led' : 'unled'] : 'cover';
  return (
    <li>
      <div className={`${cover} on-colour ${textColours[colour]}`}>
        <div className="cover-words">
          <p>
            {industry} · {client}
          </p>
          <h3 className="cover-title">{title}</h3>
          {record && thing && <RecordThing thing={thing} className="cover-thing" />}
        </div>
        {record && <RecordPanel record={record} colour={colour} note={note} thread={isLed ? 'through' : undefined} />}
      </div>
      <div className={`case-columns ${isLeft ? 'case-left' : ''} ${textColours[colour]}`}>
        <div>
          <h4 className="heading">{labels.challenge}</h4>
          <ResultList points={challenges} />
        </div>
        <div>
          <h4 className="heading">{labels.solution}</h4>
          <p className="case-solution">
            <b>{lead}</b> {rest}
          </p>
        </div>
        <Results {...results} labels={labels} className={place % 2 === 1 ? 'case-band on-colour' : undefined} />
      </div>
    </li>
  );
}
