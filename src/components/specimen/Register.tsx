import { Children } from 'react';
import type { RegisterContent } from '../../schemas/specimen.ts';
import { Marked } from './Marked.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import './Register.css';

type Cell = RegisterContent['rows'][number][number];

/** A table as a trade keeps it, with marks. */
export function Register({ heading, number, columns, rows }: RegisterContent) {
  return (
    <div className="register">
      <RecordHeading heading={heading} number={number} />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{Children.toArray(rows.map(rowBelow(columns)))}</tbody>
      </table>
    </div>
  );
}

/** Each cell knows its column, for where there is no room for a head. */
function rowBelow(columns: string[]) {
  const cell = (content: Cell, index: number) => (
    <td data-column={columns[index]}>{typeof content === 'string' ? content : <Marked {...content} />}</td>
  );
  return (cells: Cell[]) => <tr>{Children.toArray(cells.map(cell))}</tr>;
}
