import type { Delete, Table } from 'mdast';
import type { Options } from 'remark-stringify';

/** What pages have and CommonMark has not, as GitHub writes it: tables between pipes, and words struck out. */
export const github: Options['handlers'] = {
  /** Columns are as wide as their widest cell, so that a table can be read as it is. */
  table({ children }: Table, _, state, info) {
    const around = { ...info, before: '|', after: '|' };
    const rows = children.map((row) =>
      row.children.map((cell) =>
        state.handle({ ...cell, type: 'paragraph' }, undefined, state, around).replaceAll('|', '\\|'),
      ),
    );
    const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
    const [heading = [], ...others] = rows;
    return [heading, widths.map((width) => '-'.repeat(width)), ...others]
      .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
      .join('\n');
  },
  delete: (node: Delete, _, state, info) =>
    `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`,
};
