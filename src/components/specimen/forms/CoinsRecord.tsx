import { Children } from 'react';
import { Drawing } from '../../../drawings/Drawing.tsx';
import { paiseOf } from '../../../lib/format/paise.ts';
import type { RecordContent, RegisterContent } from '../../../schemas/specimen.ts';
import { Marked } from '../Marked.tsx';
import { RecordHeading } from '../RecordHeading.tsx';
import './CoinsRecord.css';

type Row = RegisterContent['rows'][number];

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
        <tbody>{Children.toArray(record.rows.map((cells, index) => row(cells, index < record.rows.length - 1)))}</tbody>
      </table>
    </div>
  );
}

function row(cells: Row, isPart: boolean) {
  const cell = (content: Row[number], index: number) => {
    const { value, ...marked } = typeof content === 'string' ? { value: content } : content;
    return (
      <td>
        {isPart && index === cells.length - 1 && pile(paiseOf(value))}
        <Marked value={value} {...marked} />
      </td>
    );
  };
  return <tr>{Children.toArray(cells.map(cell))}</tr>;
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
