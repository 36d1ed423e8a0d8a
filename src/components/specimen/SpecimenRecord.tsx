import type { RecordContent } from '../../schemas/specimen.ts';
import { RecordChart } from './RecordChart.tsx';
import { Register } from './Register.tsx';
import { Sheet } from './Sheet.tsx';
import './SpecimenRecord.css';
import { Terminal } from './Terminal.tsx';

interface SpecimenRecordProps {
  record: RecordContent;
  /** Says in a word that everything in it is a sample. */
  note: string;
}

/** A paper, a screen, a record over time or a table of a trade. */
export function SpecimenRecord({ record, note }: SpecimenRecordProps) {
  return (
    <figure aria-label={note} className="specimen-record">
      <RecordOf record={record} />
      <figcaption>{note}</figcaption>
    </figure>
  );
}

function RecordOf({ record }: { record: RecordContent }) {
  switch (record.kind) {
    case 'sheet':
      return record.sheets.map((sheet) => <Sheet key={sheet.heading} {...sheet} />);
    case 'terminal':
      return <Terminal {...record} />;
    case 'chart':
      return <RecordChart {...record} />;
    case 'register':
      return <Register {...record} />;
  }
}
