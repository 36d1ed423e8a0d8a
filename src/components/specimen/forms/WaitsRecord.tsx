import { Children } from 'react';
import { minutesOf } from '../../../lib/format/minutes.ts';
import type { RecordContent, RegisterContent } from '../../../schemas/specimen.ts';
import { Marked } from '../Marked.tsx';
import { RecordHeading } from '../RecordHeading.tsx';
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
      <RecordHeading heading={record.heading} number={record.number} />
      <table>
        <thead>
          <tr>
            {record.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{Children.toArray(record.rows.map(row))}</tbody>
      </table>
    </div>
  );
}

type Cell = RegisterContent['rows'][number][number];

function row(cells: Cell[]) {
  const last = cells.at(-1) ?? '';
  const minutes = minutesOf(typeof last === 'string' ? last : last.value);
  return (
    <tr>
      <td>
        {strut(Math.max(1, minutes))}
        {entry(cells[0] ?? '')}
      </td>
      {Children.toArray(cells.slice(1).map(cell))}
    </tr>
  );
}

function cell(content: Cell) {
  return <td>{entry(content)}</td>;
}

function entry(content: Cell) {
  return typeof content === 'string' ? content : <Marked {...content} />;
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
