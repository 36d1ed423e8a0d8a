import type { RecordRest } from '../../schemas/specimen.ts';
import { RecordChart, type Thread } from './RecordChart.tsx';
import { Register } from './Register.tsx';
import { RegisterRows } from './RegisterRows.tsx';
import { Sheet } from './Sheet.tsx';
import './SpecimenRecord.css';
import { Terminal } from './Terminal.tsx';

interface SpecimenRecordProps {
  record: RecordRest;
  /** Says in a word that everything in it is a sample. */
  note: string;
  thread?: Thread | undefined;
}

/** A paper, a screen, a record over time or a table of a trade. */
export function SpecimenRecord({ record, note, thread }: SpecimenRecordProps) {
  const isPair = record.kind === 'sheet' && record.sheets.length > 1;
  return (
    <figure aria-label={note} className={isPair ? 'specimen-record record-pair' : 'specimen-record'}>
      <RecordOf record={record} thread={thread} />
      <figcaption>{note}</figcaption>
    </figure>
  );
}

function RecordOf({ record, thread }: Omit<SpecimenRecordProps, 'note'>) {
  switch (record.kind) {
    case 'sheet':
      return record.sheets.map((sheet) => <Sheet key={sheet.heading} {...sheet} />);
    case 'terminal':
      return <Terminal {...record} />;
    case 'chart':
      return <RecordChart {...record} thread={thread} />;
    case 'register':
      return record.form ? <RegisterRows {...record} /> : <Register {...record} />;
  }
}
