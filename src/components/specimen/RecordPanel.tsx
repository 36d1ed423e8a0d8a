import type { ReactNode } from 'react';
import type { Colour } from '../../schemas/parts.ts';
import type { RecordContent } from '../../schemas/specimen.ts';
import { textColours } from '../ground/colours.ts';
import type { Thread } from './RecordChart.tsx';
import './RecordPanel.css';
import { SpecimenRecord } from './SpecimenRecord.tsx';

interface RecordPanelProps {
  record: RecordContent;
  colour: Colour;
  /** Says in a word that everything in it is a sample. */
  note: string;
  thread?: Thread | undefined;
  /** What is drawn before the record. */
  children?: ReactNode;
}

/** A record on a panel in the colour of its project. */
export function RecordPanel({ colour, children, ...rest }: RecordPanelProps) {
  return (
    <div className={`record-panel on-colour ${textColours[colour]}`}>
      {children}
      <SpecimenRecord {...rest} />
    </div>
  );
}
