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
        <tbody>{Children.toArray(rows.map(row))}</tbody>
      </table>
    </div>
  );
}

function row(cells: Cell[]) {
  return <tr>{Children.toArray(cells.map(cell))}</tr>;
}

function cell(content: Cell) {
  return <td>{typeof content === 'string' ? content : <Marked {...content} />}</td>;
}
