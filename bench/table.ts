/** What stands in a table where nothing was measured. */
export const NOTHING = '–';

/** A Markdown table, its columns as wide as their widest cell. Columns of `right` are aligned to the right. */
export function markdownTable(head: string[], rows: string[][], right: number[] = []): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => lengthOf(row[column] ?? ''))));
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => padded(row[column] ?? '', width, right.includes(column))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    right.includes(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** `14 336`: a whole number, its thousands apart. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', '\u00a0');
}

/** `1.5`: a number with so many decimals, or a dash where there is none. */
export function decimal(value: number | undefined, decimals: number): string {
  return value === undefined ? NOTHING : value.toFixed(decimals);
}

/** `1.06 ×`, or a dash where there is nothing to compare with. */
export function times(value: number | undefined): string {
  return value === undefined ? NOTHING : `${value.toFixed(2)}\u00a0×`;
}

function padded(text: string, width: number, isRight: boolean): string {
  const space = ' '.repeat(width - lengthOf(text));
  return isRight ? space + text : text + space;
}

function lengthOf(text: string): number {
  return [...text].length;
}
