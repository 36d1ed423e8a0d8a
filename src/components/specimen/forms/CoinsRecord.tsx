import { Children } from 'react';
import { Drawing } from '../../../drawings/Drawing.tsx';
import { paiseOf } from '../../../lib/format/paise.ts';
import type { RecordContent, RegisterEntryContent } from '../../../schemas/specimen.ts';
import { RegisterEntry } from '../RegisterEntry.tsx';
import { RegisterTable } from '../RegisterTable.tsx';
import './CoinsRecord.css';

/**
 * A register of what one rupee went into: each row a pile of as many coins as its last column says paise, the whole a coin
 * of its own.
 * @throws TypeError if the record is no register, RangeError if an entry of the last column is no amount below the whole
 */
export function CoinsRecord({ record }: { record: RecordContent }) {
  if (record.kind !== 'register')
    throw new TypeError(`Only a register can be drawn as coins, this is a ${record.kind}.`);
  return (
    <div className="coins">
      <RegisterTable {...record} rows={record.rows.map((row, index) => rowOf(row, index < record.rows.length - 1))} />
    </div>
  );
}

function rowOf(entries: RegisterEntryContent[], isPart: boolean) {
  const cell = (entry: RegisterEntryContent, index: number) => (
    <td>
      {isPart && index === entries.length - 1 && pile(paiseOf(typeof entry === 'string' ? entry : entry.value))}
      <RegisterEntry entry={entry} />
    </td>
  );
  return <tr>{Children.toArray(entries.map(cell))}</tr>;
}

function pile(count: number) {
  const height = count * 7 + 36;
  return (
    <Drawing width={124} height={height} className="coins-pile">
      <path className="tint" d={`M2 ${height - 18}${'a60 16 0 0 0 120 0v-7H2v7m0-7'.repeat(count)}`} />
      <path className="sheet" d="M2 18a60 16 0 0 0 120 0 60 16 0 0 0-120 0z" />
    </Drawing>
  );
}
