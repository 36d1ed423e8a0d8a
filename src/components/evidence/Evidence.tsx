import { Sign } from '../../drawings/Sign.tsx';
import type { EvidenceContent } from '../../schemas/evidence.ts';
import type { RecordContent } from '../../schemas/specimen.ts';
import { RecordChart } from '../specimen/RecordChart.tsx';
import './Evidence.css';
import { EvidenceBars } from './EvidenceBars.tsx';
import { EvidenceDots } from './EvidenceDots.tsx';

interface EvidenceProps {
  evidence: EvidenceContent;
  /** What it is taken from. What it shows of that stands nowhere else. */
  record: RecordContent;
  /** Says in a word that everything in it is a sample; here, if nothing of the record is left to be shown below. */
  note: string;
}

/** The part of a record that is seen with the name of a page before a word is read. */
export function Evidence({ evidence, record, note }: EvidenceProps) {
  const isChart = evidence.form === 'curve' && record.kind === 'chart';
  return (
    <figure aria-label={note} className={`evidence evidence-${evidence.form}`}>
      {evidence.form === 'bars' ? (
        <EvidenceBars values={evidence.values} />
      ) : (
        <p className="evidence-value">
          <span>{evidence.value}</span>
        </p>
      )}
      <p className="evidence-caption">{evidence.caption}</p>
      {evidence.form === 'dots' && <EvidenceDots counts={evidence.counts} />}
      {evidence.form === 'sign' && <Sign thing={evidence.thing} />}
      {isChart && <RecordChart {...record} isGround />}
      {isChart && <figcaption>{note}</figcaption>}
    </figure>
  );
}
