import { Children } from 'react';
import { minutesOf } from '../../../lib/format/minutes.ts';
import type { RecordContent, RegisterEntryContent } from '../../../schemas/specimen.ts';
import { RegisterEntry } from '../RegisterEntry.tsx';
import { RegisterTable } from '../RegisterTable.tsx';
import './WaitsRecord.css';

/** How wide a strut is, in minutes: its height follows from its width, in the proportion of the row's own time. */
const STRUT = 7;

/**
 * A register whose rows are as tall as the times in its last column. The height is that of a drawing without strokes, because
 * it follows the content, and a style attribute may be forbidden.
 * @throws TypeError if the record is no register, RangeError if an entry of the last column is no time
 */
export function WaitsRecord({ record }: { record: RecordContent }) {
  if (record.kind !== 'register')
    throw new TypeError(`Only a register can be drawn as waits, this is a ${record.kind}.`);
  return (
    <div className="waits">
      <RegisterTable {...record} rows={record.rows.map(rowOf)} />
    </div>
  );
}

function rowOf(entries: RegisterEntryContent[]) {
  const last = entries.at(-1) ?? '';
  const minutes = minutesOf(typeof last === 'string' ? last : last.value);
  const cell = (entry: RegisterEntryContent, index: number) => (
    <td>
      {index === 0 && strut(Math.max(1, minutes))}
      <RegisterEntry entry={entry} />
    </td>
  );
  return <tr>{Children.toArray(entries.map(cell))}</tr>;
}

function strut(minutes: number) {
  return (
    <svg
      viewBox={`0 0 ${STRUT} ${minutes}`}
      width={STRUT}
      height={minutes}
      aria-hidden="true"
      className="waits-strut"
    />
  );
}
