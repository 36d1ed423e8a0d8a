import type { RegisterContent } from '../../schemas/specimen.ts';
import { Marked } from './Marked.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import './Register.css';

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
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered, and two may say the same
            <tr key={line}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{typeof cell === 'string' ? cell : <Marked {...cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
