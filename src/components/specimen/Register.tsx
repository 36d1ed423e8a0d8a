import { Children } from 'react';
import type { RegisterContent, RegisterEntryContent } from '../../schemas/specimen.ts';
import { RegisterEntry } from './RegisterEntry.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import './Register.css';

/** A table as a trade keeps it, with marks. */
export function Register({ rows, ...register }: RegisterContent) {
  return (
    <div className="register">
      <RegisterTable {...register} rows={rows.map(rowBelow(register.columns))} />
    </div>
  );
}

/** Each cell knows its column, for where there is no room for a head. */
function rowBelow(columns: string[]) {
  const cell = (entry: RegisterEntryContent, index: number) => (
    <td data-column={columns[index]}>
      <RegisterEntry entry={entry} />
    </td>
  );
  return (entries: RegisterEntryContent[]) => <tr>{Children.toArray(entries.map(cell))}</tr>;
}
