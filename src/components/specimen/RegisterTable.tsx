import { Children, type ReactNode } from 'react';
import type { RegisterContent } from '../../schemas/specimen.ts';
import { RecordHeading } from './RecordHeading.tsx';

interface RegisterTableProps extends Pick<RegisterContent, 'heading' | 'number' | 'columns'> {
  /** As each form of a register draws them. */
  rows: ReactNode[];
}

/** What a register is called, and its table. */
export function RegisterTable({ heading, number, columns, rows }: RegisterTableProps) {
  return (
    <>
      <RecordHeading heading={heading} number={number} />
      <table aria-label={heading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{Children.toArray(rows)}</tbody>
      </table>
    </>
  );
}
