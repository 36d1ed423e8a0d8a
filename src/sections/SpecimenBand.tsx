import type { ReactNode } from 'react';
import { textColours } from '../components/ground/colours.ts';
import { ChartScene } from '../components/specimen/ChartScene.tsx';
import { SpecimenRecord } from '../components/specimen/SpecimenRecord.tsx';
import type { Colour } from '../schemas/parts.ts';
import type { RecordRest, Specimen } from '../schemas/specimen.ts';
import './SpecimenBand.css';

type SpecimenBandProps = Pick<Specimen, 'title' | 'text'> & {
  /** Left out where the top of the page shows all of it. */
  record: RecordRest | undefined;
  /** Of the page's trade: the band's ground. */
  colour: Colour;
  /** Says in a word that everything in it is a sample. */
  note: string;
  /** Whether the page's line goes through the chart, as its first series, from the left gutter to the right one. */
  isPassed?: boolean;
  /** Likewise from the right gutter to the left one, where the section above ends on the right. */
  isPassedBack?: boolean;
  /** What stands above the record in the band: the top of a page. */
  children?: ReactNode;
  /** Where there is more of it, below the words. */
  more?: ReactNode;
  /** What the record is about, between the words and that. */
  picture?: ReactNode;
};

/** A band in the colour of the page's trade with a paper or a screen of it, and what to see in it. */
export function SpecimenBand({
  title,
  text,
  record,
  colour,
  note,
  isPassed,
  isPassedBack,
  children,
  more,
  picture,
}: SpecimenBandProps) {
  const kind = record ? `specimen-${record.kind}` : '';
  const [paper, other] = record?.kind === 'sheet' ? record.sheets : [];
  const pair = other ? 'specimen-pair' : '';
  const thread = isPassed ? 'through' : isPassedBack ? 'back' : undefined;
  const isCompared = paper?.fields.every(({ label }, index) => label === other?.fields[index]?.label);
  // The top of a page is a section of its own, which a heading of the first level must not stand two deep in.
  const [Band, Words] = children ? (['div', 'section'] as const) : (['section', 'div'] as const);
  return (
    <Band className={`specimen-band on-colour ${textColours[colour]}`}>
      {children}
      <Words
        className={`specimen ${kind} ${pair} ${isCompared ? 'specimen-compared' : ''} ${thread ? 'specimen-passed' : ''}`}
      >
        <header className="specimen-words">
          <h2 className="title">{title}</h2>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {more}
          </div>
        </header>
        {picture}
        {record && <SpecimenRecord record={record} note={note} thread={thread} />}
        {record?.kind === 'chart' && record.scene && <ChartScene scene={record.scene} />}
      </Words>
    </Band>
  );
}
