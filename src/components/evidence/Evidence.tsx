import { Sign } from '../../drawings/Sign.tsx';
import type { EvidenceContent } from '../../schemas/evidence.ts';
import type { RecordContent } from '../../schemas/specimen.ts';
import './Evidence.css';
import { EvidenceBars } from './EvidenceBars.tsx';
import { EvidenceCurve } from './EvidenceCurve.tsx';
import { EvidenceDots } from './EvidenceDots.tsx';

/** What is seen with the name of a page before a word is read. It is silent: the record below it says the same in words. */
export function Evidence({ evidence, record }: { evidence: EvidenceContent; record: RecordContent }) {
  return (
    <div aria-hidden="true" className={`evidence evidence-${evidence.form}`}>
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
      {evidence.form === 'curve' && record.kind === 'chart' && <EvidenceCurve {...record} />}
    </div>
  );
}
