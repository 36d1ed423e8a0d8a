import { Children } from 'react';
import type { Block, Inline } from '../../schemas/prose.ts';
import { ProseLine } from './ProseLine.tsx';
import './ProseTable.css';

type ProseTableProps = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/** A table in a text. Its columns share the width, so it never becomes wider than a phone. */
export function ProseTable({ name, head, rows }: ProseTableProps) {
  return (
    <table aria-label={name} className="prose-table">
      <thead>
        <tr>{Children.toArray(head.map(heading))}</tr>
      </thead>
      <tbody>{Children.toArray(rows.map(row))}</tbody>
    </table>
  );
}

function heading(content: Inline[]) {
  return (
    <th scope="col">
      <ProseLine content={content} />
    </th>
  );
}

function row(cells: Inline[][]) {
  return <tr>{Children.toArray(cells.map(cell))}</tr>;
}

function cell(content: Inline[]) {
  return (
    <td>
      <ProseLine content={content} />
    </td>
  );
}
