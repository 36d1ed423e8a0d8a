import type { RecordContent } from '../../../schemas/specimen.ts';
import { Terminal } from '../Terminal.tsx';
import './PressRecord.css';

/**
 * The terminal at a machine, so large that its pieces can be counted; the line comes from the edge of the window to the reason
 * that was picked.
 * @throws TypeError if the record is no terminal
 */
export function PressRecord({ record }: { record: RecordContent }) {
  if (record.kind !== 'terminal') throw new TypeError(`Only a terminal stands at a press, this is a ${record.kind}.`);
  return (
    <div className="press-record">
      <Terminal {...record} />
    </div>
  );
}
